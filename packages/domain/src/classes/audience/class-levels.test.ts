import { expect, test } from 'vitest';
import { CLASS_LEVELS, levelsThatFit, SEARCHED_LEVELS } from './class-levels.ts';

test('a class for all fits each level, and one for another level fits none', () => {
  for (const level of SEARCHED_LEVELS) {
    const fitting = CLASS_LEVELS.filter((one) => levelsThatFit(level).includes(one));
    expect(fitting).toEqual(['all', level]);
  }
});
