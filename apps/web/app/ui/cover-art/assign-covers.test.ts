import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignCovers, coversApart, ownCover } from './assign-covers.ts';
import { coverArtKinds } from './cover-art-kinds.ts';

const venuesOf = (activities: fc.Arbitrary<string>, maxLength: number) =>
  fc.uniqueArray(
    fc.record({ id: fc.uuid(), activities: activities.map((activity) => [activity]) }),
    { maxLength, selector: ({ id }) => id },
  );
const anyVenues = venuesOf(fc.constantFrom(...coverArtKinds.slice(0, 4)), 60);

test('neighbours in view share neither palette nor, of one activity, composition', () => {
  fc.assert(
    fc.property(anyVenues, (venues) => {
      const covers = assignCovers(venues);
      covers.forEach((cover, index) => {
        const next = covers.slice(index + 1, index + coversApart);
        expect(next.map(({ palette }) => palette)).not.toContain(cover.palette);
        const alike = next.filter(
          (_, offset) => venues[index + 1 + offset]?.activities[0] === venues[index]?.activities[0],
        );
        expect(alike.map(({ composition }) => composition)).not.toContain(cover.composition);
      });
    }),
  );
});

test('a screen of one activity, however large, shows no cover twice', () => {
  fc.assert(
    fc.property(venuesOf(fc.constant('yoga'), 24), (venues) => {
      const shown = assignCovers(venues).map((cover) => JSON.stringify(cover));
      expect(new Set(shown).size).toBe(shown.length);
    }),
  );
});

test('the same list has the same covers, and what is loaded later changes none of them', () => {
  fc.assert(
    fc.property(anyVenues, fc.nat(60), (venues, length) => {
      const covers = assignCovers(venues);
      expect(assignCovers(venues)).toEqual(covers);
      expect(assignCovers(venues.slice(0, length))).toEqual(covers.slice(0, length));
    }),
  );
});

test('a venue that is alone looks as it does everywhere', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(assignCovers([{ id, activities: ['spa'] }])).toEqual([ownCover(id)]);
    }),
  );
});
