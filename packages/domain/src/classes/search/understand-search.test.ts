import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AreaName, SearchArea } from './search-area.ts';
import { areaNameRuns } from './search-area.ts';
import { meaningOf, vocabularyWords } from './search-vocabulary.ts';
import { splitSearchWords } from './search-words.ts';
import { understandSearch } from './understand-search.ts';

const area = (city: string, overrides: Partial<SearchArea> = {}): SearchArea => ({
  city,
  district: '',
  countryCode: 'LB',
  venues: 5,
  metres: null,
  ...overrides,
});
const zurich = area('Zürich', { countryCode: 'CH' });
const beirut = area('Beirut');
const tripoli = area('Tripoli');
const hamra = area('Beirut', { district: 'Hamra', metres: 2000 });
const centre = area('Hermel', { district: 'Centre', metres: 90_000 });
const known: Record<string, SearchArea[]> = {
  zurich: [zurich],
  geneve: [area('Genève')],
  beirut: [beirut],
  tripoli: [tripoli],
  hamra: [hamra],
  centre: [centre],
  'bint jbeil': [area('Bint Jbeil')],
};

/** The names of areas in a text, as the database finds them. */
function namesIn(text: string): AreaName[] {
  const words = splitSearchWords(text);
  return areaNameRuns(words.length).flatMap(({ first, words: count }) => {
    const name = words.slice(first, first + count).map(({ folded }) => folded);
    const areas = known[name.join(' ')];
    return areas ? [{ first, words: count, areas }] : [];
  });
}
const understand = (text: string) => {
  const { roles: _, ...understood } = understandSearch(text, namesIn(text));
  return understood;
};
const monday = { kind: 'weekday', weekday: 1, next: false };

test.each([
  'yoga zurich monday evening',
  'yoga zürich lundi soir',
  'yoga Zürich Montag Abend',
  'Yoga in Zurich on Monday evening',
  'Montagabend Yoga Zurich',
  'cours de yoga à Zürich le lundi soir',
])('"%s" is an activity, an area, a day and a part of the day', (text) => {
  expect(understand(text)).toEqual({
    activities: ['yoga'],
    day: monday,
    part: 'evening',
    area: zurich,
    text: '',
  });
});

test.each([
  ['padel tomorrow morning', { kind: 'in-days', days: 1 }, 'morning'],
  ['padel demain matin', { kind: 'in-days', days: 1 }, 'morning'],
  ['padel morgen früh', { kind: 'in-days', days: 1 }, 'morning'],
  ['padel heute morgen', { kind: 'in-days', days: 0 }, 'morning'],
  ['padel Montag Morgen', monday, 'morning'],
  ['padel ce soir', { kind: 'in-days', days: 0 }, 'evening'],
  ['padel après-demain après-midi', { kind: 'in-days', days: 2 }, 'afternoon'],
  ['padel uebermorgen', { kind: 'in-days', days: 2 }, null],
  ['padel next monday', { ...monday, next: true }, null],
  ['padel lundi prochain', { ...monday, next: true }, null],
  ['padel this week-end', { kind: 'weekend' }, null],
])('"%s" means a day and a part of the day', (text, day, part) => {
  expect(understand(text)).toEqual({ activities: ['padel'], day, part, area: null, text: '' });
});

test('the words for activities of the three languages mean the same activity', () => {
  for (const text of ['swimming', 'natation', 'Schwimmen', 'سباحة'])
    expect(understand(text).activities, text).toEqual(['swimming']);
  for (const text of ['running', 'course à pied', 'Laufen'])
    expect(understand(text).activities, text).toEqual(['running']);
  expect(understand('yoga or pilates').activities).toEqual(['yoga', 'pilates']);
});

test('what is not understood remains text: a class, a venue or a coach', () => {
  expect(understand('Rania')).toMatchObject({ text: 'Rania', area: null, activities: [] });
  expect(understand('yoga with Rania')).toMatchObject({ text: 'Rania', activities: ['yoga'] });
  expect(understand('Hip-Hop Choreo tonight').text).toBe('Hip-Hop Choreo');
  expect(understand('Le Souffle').text).toBe('Le Souffle');
  expect(understand('monday tuesday')).toMatchObject({ day: monday, text: 'tuesday' });
  expect(understand('with')).toMatchObject({ text: 'with' });
});

test('a district counts with its city, nearby, or as the whole text', () => {
  expect(understand('pilates hamra')).toMatchObject({ area: hamra, text: '' });
  expect(understand('hamra beirut').area).toBe(hamra);
  expect(understand('spa centre')).toMatchObject({ area: null, text: 'centre' });
  expect(understand('centre').area).toBe(centre);
  expect(understand('bint jbeil').area?.city).toBe('Bint Jbeil');
  expect(understand('beirut tripoli')).toMatchObject({ area: beirut, text: 'tripoli' });
});

const anyWord = fc.oneof(
  fc.constantFrom(...vocabularyWords(), ...Object.keys(known), 'in', 'mit', 'le', 'next', 'Rania'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const anyText = fc
  .array(fc.tuple(anyWord, fc.constantFrom(' ', '  ', ', ', '-', "'")), { maxLength: 12 })
  .map((parts) => parts.flat().join(''));

test('any text is understood without an error, and no word of it is lost', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = splitSearchWords(text);
      const { roles, text: rest, ...understood } = understandSearch(text, namesIn(text));
      expect(roles).toHaveLength(words.length);
      const withRole = (role: string) => words.filter((_, index) => roles[index] === role);
      expect(splitSearchWords(rest).map((word) => word.text)).toEqual(
        withRole('text').map((word) => word.text),
      );
      for (const { folded } of withRole('ignored'))
        expect(['filler', 'companion']).toContain(meaningOf(folded)?.kind);
      expect(withRole('activity').length > 0).toBe(understood.activities.length > 0);
      expect(withRole('area').length > 0).toBe(understood.area !== null);
      expect(withRole('day').length > 0).toBe(understood.day !== null);
    }),
    { numRuns: 1000 },
  );
});
