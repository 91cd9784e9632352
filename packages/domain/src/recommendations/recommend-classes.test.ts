import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../time/instants.ts';
import { distanceMetres } from '../venues/distance.ts';
import { daypartOf } from './daypart.ts';
import { type RecommendationReason, reasonsFor } from './reasons.ts';
import { recommendClasses } from './recommend-classes.ts';
import type { AttendedClass, BookableClass, SearchOrigin } from './recommendation-context.ts';

const NOW = Date.parse('2026-11-18T10:00:00Z');
const BEIRUT: SearchOrigin = { latitude: 33.8938, longitude: 35.5018, source: 'assumed' };
const THURSDAY = 4;

const aVisit = (overrides: Partial<AttendedClass> = {}): AttendedClass => ({
  activity: 'yoga',
  venueId: 'nafas',
  venueName: 'Nafas Studio',
  venue: { latitude: 33.897, longitude: 35.525 },
  templateId: 'vinyasa',
  weekday: THURSDAY,
  localMinute: 18 * 60 + 30,
  ...overrides,
});
const aClass = (overrides: Partial<BookableClass> = {}): BookableClass => ({
  id: 'c1',
  startsAt: NOW + DAY,
  activity: 'yoga',
  venueId: 'other',
  venueCity: 'Beirut',
  // Some 27 km off.
  venue: { latitude: 34.12, longitude: 35.65 },
  templateId: 'hatha',
  weekday: THURSDAY,
  localMinute: 19 * 60,
  ...overrides,
});
const times = (count: number, overrides: Partial<AttendedClass> = {}) =>
  Array.from({ length: count }, () => aVisit(overrides));
const recommendedIds = (
  classes: BookableClass[],
  visits: AttendedClass[],
  most = 6,
  origin = BEIRUT,
) => recommendClasses(classes, visits, origin, NOW, most);
const codesOf = (classes: BookableClass[], visits: AttendedClass[], origin = BEIRUT) =>
  recommendedIds(classes, visits, 6, origin)[0]?.reasons.map(({ code }) => code);

describe('why a class is shown', () => {
  test('what one often does on that weekday at that time of day, with the number', () => {
    const [shown] = recommendedIds([aClass()], times(4));
    expect(shown?.reasons[0]).toEqual({
      code: 'often_weekday',
      activity: 'yoga',
      weekday: THURSDAY,
      daypart: 'evening',
      count: 4,
    });
  });

  test('two Thursdays are not often', () => {
    expect(codesOf([aClass()], times(2))).toEqual(['activity']);
  });

  test('another weekday at the same time of day is the weaker habit', () => {
    expect(codesOf([aClass({ weekday: 1 })], times(3))?.[0]).toBe('often_daypart');
  });

  test('near a venue one knows, with the distance; at it, by its name', () => {
    const near = aClass({ activity: 'boxing', venue: { latitude: 33.897, longitude: 35.52 } });
    const [first] = recommendedIds([near], times(5))[0]?.reasons ?? [];
    expect(first).toMatchObject({ code: 'near_known_venue', venue_name: 'Nafas Studio', count: 5 });
    expect(codesOf([aClass({ activity: 'boxing', venueId: 'nafas' })], times(5))?.[0]).toBe(
      'known_venue',
    );
  });

  test('far from all one knows and nothing one does: not shown at all', () => {
    expect(recommendedIds([aClass({ activity: 'boxing' })], times(5))).toEqual([]);
  });

  test('who is new sees what lies near the place they named, or is told which city was assumed', () => {
    const told: SearchOrigin = { ...BEIRUT, source: 'told' };
    const near = aClass({ venue: { latitude: 33.9, longitude: 35.5 } });
    expect(codesOf([near], [], told)).toEqual(['near_place', 'new_activity']);
    expect(codesOf([near], [])).toEqual(['in_city', 'new_activity']);
    expect(recommendedIds([aClass()], [], 6, told)).toEqual([]);
  });
});

test('who is new sees different activities at different venues first', () => {
  const classes = ['yoga', 'yoga', 'yoga', 'boxing', 'climbing'].map((activity, index) =>
    aClass({ id: `c${index}`, activity, venueId: `v${index}`, templateId: `t${index}` }),
  );
  const shown = recommendedIds(classes, [], 3).map(({ id }) => id);
  expect(shown).toEqual(['c0', 'c3', 'c4']);
});

const anywhere = fc.record({
  latitude: fc.double({ min: 33.8, max: 33.95, noNaN: true }),
  longitude: fc.double({ min: 35.45, max: 35.6, noNaN: true }),
});
const sites = fc.array(anywhere, { minLength: 4, maxLength: 4 });
const classTraits = (site: { latitude: number; longitude: number }[]) =>
  fc
    .record({
      activity: fc.constantFrom('yoga', 'boxing', 'climbing'),
      place: fc.nat(3),
      weekday: fc.integer({ min: 1, max: 7 }),
      localMinute: fc.constantFrom(8 * 60, 14 * 60, 19 * 60),
      template: fc.nat(5),
    })
    .map(({ place, template, ...rest }) => ({
      ...rest,
      venueId: `v${place}`,
      venueName: `Venue ${place}`,
      venueCity: 'Beirut',
      venue: site[place] ?? BEIRUT,
      templateId: `v${place}-${template}`,
    }));
const anyHistory = sites.chain((site) =>
  fc.record({
    attended: fc.array(classTraits(site), { maxLength: 25 }),
    bookable: fc
      .array(fc.tuple(classTraits(site), fc.integer({ min: 1, max: 160 })), { maxLength: 25 })
      .map((classes) =>
        classes.map(([wanted, hours], index) => ({
          ...wanted,
          id: `c${index}`,
          startsAt: NOW + hours * HOUR,
        })),
      ),
    around: fc
      .constantFrom('told' as const, 'assumed' as const)
      .map((known): SearchOrigin => ({ ...BEIRUT, source: known })),
    most: fc.integer({ min: 0, max: 8 }),
  }),
);

/** Whether a reason holds, counted again from nothing. */
function reasonIsTrue(
  reason: RecommendationReason,
  wanted: BookableClass,
  attended: readonly AttendedClass[],
  around: SearchOrigin,
): boolean {
  const count = (is: (visit: AttendedClass) => boolean) => attended.filter(is).length;
  const alike = (visit: AttendedClass) => visit.activity === wanted.activity;
  const sameTime = (visit: AttendedClass) =>
    daypartOf(visit.localMinute) === daypartOf(wanted.localMinute);
  switch (reason.code) {
    case 'often_weekday':
      return (
        reason.count >= 3 &&
        reason.count === count((v) => alike(v) && sameTime(v) && v.weekday === wanted.weekday)
      );
    case 'often_daypart':
      return reason.count >= 3 && reason.count === count((v) => alike(v) && sameTime(v));
    case 'same_class':
      return reason.count >= 2 && reason.count === count((v) => v.templateId === wanted.templateId);
    case 'activity':
      return reason.count >= 2 && reason.count === count(alike);
    case 'known_venue':
      return reason.count > 0 && reason.count === count((v) => v.venueId === wanted.venueId);
    case 'near_known_venue':
      return (
        reason.distance_m <= 2_000 &&
        reason.count === count((v) => v.venueName === reason.venue_name)
      );
    case 'near_place':
      return (
        around.source === 'told' &&
        Math.abs(distanceMetres(around, wanted.venue) - reason.distance_m) <= 1
      );
    case 'in_city':
      return attended.length === 0 && around.source === 'assumed';
    case 'new_activity':
      return count(alike) === 0;
  }
}

describe('whatever somebody attended and may book', () => {
  test('only that is shown, each weekly class once, never more than asked for', () => {
    fc.assert(
      fc.property(anyHistory, ({ bookable, attended, around, most }) => {
        const shown = recommendClasses(bookable, attended, around, NOW, most);
        const found = shown.map(({ id }) => bookable.find((wanted) => wanted.id === id));
        expect(found).not.toContain(undefined);
        expect(new Set(found.map((wanted) => wanted?.templateId)).size).toBe(shown.length);
        expect(shown.length).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('each has one or two reasons, and every reason is true', () => {
    fc.assert(
      fc.property(anyHistory, ({ bookable, attended, around, most }) => {
        for (const { id, reasons } of recommendClasses(bookable, attended, around, NOW, most)) {
          const wanted = bookable.find((one) => one.id === id);
          expect([1, 2]).toContain(reasons.length);
          for (const reason of reasons)
            expect(wanted && reasonIsTrue(reason, wanted, attended, around), reason.code).toBe(
              true,
            );
        }
      }),
    );
  });

  test('the order of what comes in changes nothing', () => {
    fc.assert(
      fc.property(anyHistory, ({ bookable, attended, around, most }) => {
        const turned = recommendClasses(
          [...bookable].reverse(),
          [...attended].reverse(),
          around,
          NOW,
          most,
        );
        expect(turned).toEqual(recommendClasses(bookable, attended, around, NOW, most));
      }),
    );
  });

  test('one more visit of just its kind never makes a habit weigh less', () => {
    const habits = new Set(['often_weekday', 'often_daypart', 'same_class', 'activity']);
    fc.assert(
      fc.property(anyHistory, ({ bookable: [wanted], attended, around }) => {
        fc.pre(wanted !== undefined);
        if (!wanted) return;
        const weightOf = (visits: AttendedClass[]) =>
          reasonsFor(wanted, visits, around)
            .filter(({ reason }) => habits.has(reason.code))
            .reduce((sum, { weight }) => sum + weight, 0);
        const again = { ...wanted, venueName: `Venue ${wanted.venueId.slice(1)}` };
        expect(weightOf([...attended, again])).toBeGreaterThanOrEqual(weightOf(attended));
      }),
    );
  });
});
