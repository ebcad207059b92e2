import { expect, test } from '@jest/globals';
import { checkNode } from '../../cli/nodeVersion.ts';

test.each(['22.22.0', '22.100.1', '24.0.0', '100.1.0'])('Node %s is new enough', (version) => {
  expect(() => checkNode('>=22.22.0', version)).not.toThrow();
});

test.each(['20.20.2', '22.9.0', '22.21.9', '9.0.0'])('Node %s is too old, and is told so', (version) => {
  expect(() => checkNode('>=22.22.0', version)).toThrow(
    `this needs Node.js 22.22.0 or later, and this one is ${version}: https://nodejs.org`,
  );
});
