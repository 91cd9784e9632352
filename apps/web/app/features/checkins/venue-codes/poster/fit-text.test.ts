import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

/** Every character is half as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size * 0.5;
const box = { width: 100, maxSize: 20, minSize: 5, maxLines: 2 };

test('a short name is as large as it may be, on one line', () => {
  expect(fitText('Nafas', box, measure)).toEqual({ lines: ['Nafas'], size: 20 });
});

test('a longer name takes a second line before it becomes smaller', () => {
  const fitted = fitText('Nafas Studio', box, measure);
  expect(fitted).toEqual({ lines: ['Nafas', 'Studio'], size: 20 });
});

test('whatever the name, no line is wider than the box and none is too many', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 40 }), {
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(words, (all) => {
      const { lines, size } = fitText(all.join(' '), box, measure);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(size).toBeGreaterThanOrEqual(5);
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(100);
    }),
  );
});

test('a name that does not fit at all ends with an ellipsis', () => {
  const { lines, size } = fitText('x'.repeat(200), box, measure);
  expect([lines, size]).toEqual([['x'.repeat(40), `${'x'.repeat(39)}…`], 5]);
});
