/** `npm run card`: writes what is counted in the papers of the bundled dataset, after a change of the data. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardFiles, cardFolder } from './cardFiles.ts';

for (const [name, content] of Object.entries(cardFiles())) writeFileSync(join(cardFolder, name), content);
