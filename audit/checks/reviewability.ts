import { answerOf, questionOf } from '../../datasets/questions.ts';
import { chatMessages } from '../../prompts/messages.ts';
import { readPrompt } from '../../providers/prompt.ts';
import { TASKS } from '../../scoring/types.ts';
import { count, type Result } from '../result.ts';
import { type Asked, askedOf, type Subject, scoredItems } from '../subject.ts';

/** The paper's limit of an answer, in tokens, which every commented block of the shipped config sets too. */
const ANSWER_TOKENS = 4090;

/** Whether everything that is scored can be looked at, and is asked in one way that leaves room for the answer. */
export function checkReviewability(subject: Subject, digest: string): Result[] {
  const { dataset } = subject;
  const items = scoredItems(subject);
  const asked = askedOf(items);
  const missing = TASKS.map(
    (task) => [task, items.length - asked.filter((each) => each.task === task).length] as const,
  ).filter(([, number]) => number > 0);
  const sourced = items.filter(({ source }) => source !== undefined).length;
  const misread = asked.filter((each) => !promptTellsAll(each)).map(({ name }) => name);
  const fewest = Math.min(...asked.map(({ item, task }) => dataset.shots(item, task).length));
  const longest = longestAnswer(asked);
  return [
    {
      id: 'reviewability',
      part: 'Reviewability',
      question: 'Can every task and every right answer be inspected?',
      gate: true,
      status: asked.length > 0 ? 'pass' : 'fail',
      evidence: `${count(asked.length, 'question')} of ${count(items.length, 'scored item')} and the scorers' code are readable; ${missing.length === 0 ? 'every item has every task' : `without a task: ${missing.map(([task, number]) => `${task} ${number}`).join(', ')}`}; ${sourced} of ${items.length} tell source and licence. Version ${[...new Set([dataset.version, digest])].join(', ')}.`,
    },
    {
      id: 'settings',
      part: 'Reviewability',
      question: 'Are the settings of every published result known?',
      gate: false,
      status: 'not established',
      evidence:
        'A result of promptfoo holds the provider, its settings and the prompts of the run; whoever publishes one has to publish those. Recorded answers hold model and number of examples, and no settings.',
    },
    {
      id: 'elicitation',
      part: 'Elicitation',
      question: 'Does the prompt ask for what is scored, and leave room for it?',
      gate: true,
      status:
        misread.length > 0
          ? 'fail'
          : asked.length === 0 || longest.length > ANSWER_TOKENS
            ? 'not established'
            : 'pass',
      evidence: `${asked.length - misread.length} of ${asked.length} prompts hold the whole text, list and ends and nothing else of the item; every question has ${Number.isFinite(fewest) ? fewest : 0} or more examples; the longest right answer has ${count(longest.length, 'byte')} (${longest.name}), ${longest.length > ANSWER_TOKENS ? `which may be more than ${ANSWER_TOKENS} tokens` : `within ${ANSWER_TOKENS} tokens even at one a byte`}.`,
      findings: misread.map((name) => `${name}: the prompt cannot be read back as the question`),
    },
    {
      id: 'budget',
      part: 'Elicitation',
      question: 'Is a reasoning model given room to think?',
      gate: false,
      status: 'not established',
      evidence: `The paper's limit of ${ANSWER_TOKENS} tokens holds for answer and reasoning together. Whether a model's reasoning fits depends on the model: look for answers cut off in the report's error kinds, and raise the limit for all models alike.`,
    },
    {
      id: 'scaffold',
      part: 'Bias',
      question: 'Are all models asked in the same way?',
      gate: false,
      status: 'pass',
      evidence:
        'One prompt template for all models and no scaffold; nothing of a prompt depends on the provider.',
    },
  ];
}

/** Whether a reader of the prompt gets the question back, whole. */
function promptTellsAll({ item, task }: Asked): boolean {
  const question = questionOf(item, task);
  const seen = readPrompt(JSON.stringify(chatMessages(question, [])));
  return (
    seen.text === question.text &&
    seen.ends.join('\n') === (question.ends ?? []).join('\n') &&
    seen.locations.join('\n') === (task === 'task1' ? '' : question.locations.join('\n'))
  );
}

/** In bytes, as no token of a model is less than one. */
function longestAnswer(asked: readonly Asked[]): { name: string; length: number } {
  let longest = { name: 'none', length: 0 };
  for (const { gold, name } of asked) {
    const length = Buffer.byteLength(answerOf(gold));
    if (length > longest.length) longest = { name, length };
  }
  return longest;
}
