import { expect, test } from '@jest/globals';
import { intervalText } from '../../../reports/formats/cellText.ts';
import { percent, points } from '../../../reports/tables/table.ts';

test.each([
  [0, '0.0%'],
  [1, '100.0%'],
  [0.4725, '47.2%'],
  [0.4775, '47.8%'],
  [0.12349, '12.3%'],
  [0.00125, '0.1%'],
  [-0.12, '−12.0%'],
  [-1e-17, '0.0%'],
])('%d is %s, a tie going to the even digit', (value, text) => {
  expect(percent(value)).toBe(text);
});

test.each([
  [0.1234, '+12.3'],
  [-0.1234, '−12.3'],
  [0, '+0.0'],
  [-0.0001, '+0.0'],
])('%d is %s points', (value, text) => {
  expect(points(value)).toBe(text);
});

test.each([
  [[-0.0001, 0.25], '[0.0, 25.0]'],
  [[-0.1234, -0.01], '[−12.3, −1.0]'],
  [[0.0625, 0.0625], '[6.2, 6.2]'],
] as const)('the ends of an interval are rounded as its mean is: %j is %s', (interval, text) => {
  expect(intervalText(interval)).toBe(text);
});
