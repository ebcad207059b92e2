// One measured process: `node bench/child.mjs parse|official|sound plugh.json responses.json`. It is plain
// JavaScript over `dist/`, so that no type stripping is timed. Prints the number of answers and its peak memory.
import { readFileSync } from 'node:fs';

const [work, itemsFile, responsesFile] = process.argv.slice(2);
const items = JSON.parse(readFileSync(itemsFile, 'utf8'));
const responses = JSON.parse(readFileSync(responsesFile, 'utf8'));

let answers = 0;
let sum = 0;
if (work !== 'parse') {
  // Of the two scorers only the one that is measured is loaded.
  const { [`${work}Graph`]: scoreGraph } = await import(`../dist/scoring/${work}/graph.js`);
  const { [`${work}Path`]: scorePath } = await import(`../dist/scoring/${work}/path.js`);
  const golds = items.map(goldsOf);
  for (const [id, task, , , response] of responses) {
    if (items[id].split === 'dev') continue;
    const gold = golds[id][task];
    const score = task === 'task1' ? scoreGraph : scorePath;
    sum += score(response, gold).score;
    answers++;
  }
}
const peakMemoryKb = process.resourceUsage().maxRSS;
process.stdout.write(JSON.stringify({ answers, meanScore: sum / answers, peakMemoryKb }));

/** What the scorers take as gold, from an item in the official format. */
function goldsOf({ locations, task1, task2, task3, task4 }) {
  const edges = task1.target;
  const gold = (task, paths) => ({ task, paths, locations, edges });
  return {
    task1: { edges },
    task2a: gold('task2a', [task2.target]),
    task2b: gold('task2b', [task2.target]),
    task3: gold('task3', task3.target),
    task4: gold('task4', task4.target),
  };
}
