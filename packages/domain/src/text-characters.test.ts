import { expect, test } from 'vitest';
import { hasForbiddenCharacters } from './text-characters.ts';

test.each([0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069])(
  'the direction-turning character %i is found anywhere',
  (code) => {
    const mark = String.fromCodePoint(code);
    for (const text of [`${mark}live studio`, `live${mark}`, mark])
      expect(hasForbiddenCharacters(text, { paragraphs: true })).toBe(true);
  },
);

test('Arabic, Hebrew, accents and joined emoji are ordinary text', () => {
  for (const text of ['استوديو الأرز', 'סטודיו', 'Studio Cèdre', 'Yoga 👨‍👩‍👧'])
    expect(hasForbiddenCharacters(text)).toBe(false);
});

test('line breaks belong to paragraphs only', () => {
  expect(hasForbiddenCharacters('a\nb')).toBe(true);
  expect(hasForbiddenCharacters('a\r\n\tb', { paragraphs: true })).toBe(false);
  expect(hasForbiddenCharacters('a\u0007b', { paragraphs: true })).toBe(true);
});

test.each([0xad, 0x200b, 0x2060, 0xfeff])('the invisible character %i is found', (code) => {
  expect(hasForbiddenCharacters(`Pulse${String.fromCodePoint(code)} Support`)).toBe(true);
});
