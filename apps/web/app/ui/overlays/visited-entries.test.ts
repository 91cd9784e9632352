import { expect, test } from 'vitest';
import { stepsToPage, type VisitedEntries, visit } from './visited-entries.ts';

type Action = Parameters<typeof visit>[2];

/** Visits entries in order: `key:overlays`, or a known key to go back or forward to. */
function browse(...steps: [Action, string, number][]) {
  let visited: VisitedEntries | null = null;
  let last: ReturnType<typeof visit> | undefined;
  for (const [action, key, overlays] of steps) {
    last = visit(visited, { key, overlays }, action);
    visited = last.after;
  }
  if (!last) throw new Error('No step');
  return last;
}

test('the first entry is reached by loading the page', () => {
  expect(browse(['POP', 'a', 1]).arrival).toBe('load');
});

test('going back and forward are distinguished, also to an entry from before the page was loaded', () => {
  expect(browse(['POP', 'a', 0], ['PUSH', 'b', 1], ['POP', 'a', 0]).arrival).toBe('back');
  const forward = browse(['POP', 'a', 0], ['PUSH', 'b', 1], ['POP', 'a', 0], ['POP', 'b', 1]);
  expect(forward.arrival).toBe('forward');
  expect(browse(['POP', 'b', 1], ['POP', 'a', 0]).arrival).toBe('back');
});

test('going back before the entry just added was rendered is a way back', () => {
  expect(browse(['POP', 'a', 0], ['POP', 'a', 0]).arrival).toBe('back');
});

test('from a left-over entry the way leads on in the direction of travel', () => {
  const stack: [Action, string, number][] = [
    ['POP', 'page', 0],
    ['PUSH', 'sheet', 1],
    ['PUSH', 'second', 2],
    ['PUSH', 'next page', 0],
  ];
  const back = browse(...stack, ['POP', 'second', 2]);
  expect(stepsToPage(back.after, back.arrival)).toBe(-2);
  const forward = browse(...stack, ['POP', 'page', 0], ['POP', 'sheet', 1]);
  expect(stepsToPage(forward.after, forward.arrival)).toBe(2);
});

test('forward to a left-over entry with nothing ahead leads back to its page', () => {
  const { after, arrival } = browse(
    ['POP', 'page', 0],
    ['PUSH', 'sheet', 1],
    ['POP', 'page', 0],
    ['POP', 'sheet', 1],
  );
  expect(arrival).toBe('forward');
  expect(stepsToPage(after, arrival)).toBe(-1);
});

test('adding an entry discards those ahead, replacing one keeps them', () => {
  const added = browse(['POP', 'a', 0], ['PUSH', 'b', 0], ['POP', 'a', 0], ['PUSH', 'c', 0]);
  expect(added.after.entries.map(({ key }) => key)).toEqual(['a', 'c']);
  const replaced = browse(['POP', 'a', 0], ['PUSH', 'b', 0], ['POP', 'a', 0], ['REPLACE', 'c', 0]);
  expect(replaced.after.entries.map(({ key }) => key)).toEqual(['c', 'b']);
});
