import { expect, test } from 'vitest';
import { groupByName } from './group-by-name.ts';

test('what has one name is listed once, with all that it stands for', () => {
  const flow = (id: number) => ({ id, name: 'Reformer Flow' });
  const mat = { id: 2, name: 'Mat' };
  expect(groupByName([flow(1), mat, flow(3)])).toEqual([
    { name: 'Reformer Flow', items: [flow(1), flow(3)] },
    { name: 'Mat', items: [mat] },
  ]);
});
