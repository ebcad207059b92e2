import { isWordsOnly, type Spelling } from './spelling.ts';

type Steps = readonly string[];
type PathSpelling = Spelling<Steps>;

const lines =
  (write: (step: string, number: number) => string, ending = '\n') =>
  (steps: Steps) =>
    steps.map((step, index) => write(step, index + 1)).join(ending);
const plain = lines((step) => step);

/** Ways to write a path; all mean the same steps in the same order. */
export const PATH_SPELLINGS: readonly PathSpelling[] = [
  { name: 'as asked for', write: plain },
  { name: 'upper case', write: lines((step) => step.toUpperCase()) },
  { name: 'lower case', write: lines((step) => step.toLowerCase()) },
  { name: 'articles', write: lines((step) => `the ${step}`) },
  { name: 'numbered', write: lines((step, number) => `${number}. ${step}`) },
  { name: 'numbered in brackets', write: lines((step, number) => `(${number}) ${step}`) },
  { name: 'steps', write: lines((step, number) => `Step ${number}: ${step}`) },
  { name: 'bullets', write: lines((step) => `- ${step}`) },
  { name: 'stars', write: lines((step) => `* ${step}`) },
  { name: 'bold', write: lines((step, number) => `${number}. **${step}**`) },
  { name: 'headings', write: lines((step) => `## ${step}`, '\n\n') },
  { name: 'quotes', write: lines((step) => `"${step}"`), fits: (name) => !name.includes('"') },
  { name: 'typographic quotes', write: lines((step) => `“${step}”`) },
  { name: 'full stops', write: lines((step) => `${step}.`) },
  { name: 'blank lines', write: lines((step) => step, '\n\n') },
  { name: 'line ends of Windows', write: lines((step) => step, '\r\n') },
  { name: 'escaped line ends', write: lines((step) => step, '\\n') },
  { name: 'remarks', write: lines((step, number) => `${number}. ${step} (visit ${number})`) },
  { name: 'arrows', write: lines((step) => step, ' -> ') },
  { name: 'typographic arrows', write: lines((step) => step, ' → ') },
  { name: 'commas', write: lines((step) => step, ', '), fits: isWordsOnly },
  { name: 'JSON', write: (steps) => JSON.stringify(steps) },
  { name: 'JSON object', write: (steps) => JSON.stringify({ path: steps }, null, 2) },
  {
    name: 'table',
    write: (steps) =>
      `| # | Place |\n|---|---|\n${lines((step, number) => `| ${number} | ${step} |`)(steps)}`,
    fits: (name) => !name.includes('|'),
  },
  {
    name: 'fenced, with talk',
    write: (steps) => `Here is the path:\n\n\`\`\`\n${plain(steps)}\n\`\`\`\n\nI hope this helps!`,
  },
  {
    name: 'answer tags',
    write: (steps) => `Let me see.\n<answer>\n${plain(steps)}\n</answer>`,
  },
  {
    name: 'after reasoning',
    write: (steps) => `<think>\n${plain(steps.toReversed())}\n</think>\n\n${plain(steps)}`,
  },
  {
    name: 'before template debris',
    write: (steps) => `${plain(steps)}<|eot_id|>assistant\n\n${plain(steps.toReversed())}`,
  },
];
