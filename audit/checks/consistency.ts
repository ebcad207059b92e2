import { count, type Result } from '../result.ts';
import { askedOf, type Subject } from '../subject.ts';

/** Whether the data keep their own rules, and the recorded answers are answers to them. */
export function checkConsistency(subject: Subject, recorded: ReadonlyMap<string, string>): Result {
  const { dataset, items } = subject;
  const asked = new Set(askedOf(items).map(({ item, task }) => `${task} ${item.id}`));
  const strangers = [...recorded.keys()].filter((key) => !asked.has(key));
  return {
    id: 'consistency-data',
    part: 'Consistency',
    question: 'Do the data keep their rules, in one version?',
    gate: true,
    status: strangers.length > 0 ? 'fail' : dataset.warnings.length > 0 ? 'note' : 'pass',
    evidence: `${count(items.length, 'item')} of ${dataset.name} ${dataset.version}: no error, ${count(dataset.warnings.length, 'warning')} (plugh check lists them); ${recorded.size} recorded answers, ${strangers.length} to a question that is not there. Reports refuse rows of two versions of data or scorer.`,
    findings: strangers.map((key) => `recorded answer to ${key}, which is not there`),
  };
}
