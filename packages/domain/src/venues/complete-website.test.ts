import { expect, test } from 'vitest';
import { completeWebsite } from './complete-website.ts';

test.each([
  ['www.tidestudio.example', 'https://www.tidestudio.example'],
  [' tide.example ', 'https://tide.example'],
  ['tide.example/book?day=1', 'https://tide.example/book?day=1'],
  ['tide.example:8080', 'https://tide.example:8080'],
  ['zürich-yoga.example', 'https://zürich-yoga.example'],
  ['http://tide.example', 'http://tide.example'],
  ['HTTPS://tide.example', 'HTTPS://tide.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['javascript:tide.example', 'javascript:tide.example'],
  ['info@tide.example', 'info@tide.example'],
  ['tide', 'tide'],
  ['no website', 'no website'],
  ['', ''],
])('%s is completed to %s', (typed, expected) => {
  expect(completeWebsite(typed)).toBe(expected);
  expect(completeWebsite(expected)).toBe(expected);
});
