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
  // About 27 km away.
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
  limit = 6,
  origin = BEIRUT,
) => recommendClasses(classes, visits, origin, NOW, limit);
const codesOf = (classes: BookableClass[], visits: AttendedClass[], origin = BEIRUT) =>
  recommendedIds(classes, visits, 6, origin)[0]?.reasons.map(({ code }) => code);

describe('why a class is shown', () => {
  test('an activity often attended on that weekday and daypart, with the number of visits', () => {
    const [recommended] = recommendedIds([aClass()], times(4));
    expect(recommended?.reasons[0]).toEqual({
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

  test('near a known venue, with the distance; at a known venue, with its name', () => {
    const near = aClass({ activity: 'boxing', venue: { latitude: 33.897, longitude: 35.52 } });
    const [first] = recommendedIds([near], times(5))[0]?.reasons ?? [];
    expect(first).toMatchObject({ code: 'near_known_venue', venue_name: 'Nafas Studio', count: 5 });
    expect(codesOf([aClass({ activity: 'boxing', venueId: 'nafas' })], times(5))?.[0]).toBe(
      'known_venue',
    );
  });

  test('a new activity far from every known venue is not shown', () => {
    expect(recommendedIds([aClass({ activity: 'boxing' })], times(5))).toEqual([]);
  });

  test('a new member sees classes near the given place, or the assumed city as the reason', () => {
    const given: SearchOrigin = { ...BEIRUT, source: 'given' };
    const near = aClass({ venue: { latitude: 33.9, longitude: 35.5 } });
    expect(codesOf([near], [], given)).toEqual(['near_place', 'new_activity']);
    expect(codesOf([near], [])).toEqual(['in_city', 'new_activity']);
    expect(recommendedIds([aClass()], [], 6, given)).toEqual([]);
  });
});

test('a new member sees different activities at different venues first', () => {
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
        classes.map(([traits, hours], index) => ({
          ...traits,
          id: `c${index}`,
          startsAt: NOW + hours * HOUR,
        })),
      ),
    origin: fc
      .constantFrom('given' as const, 'assumed' as const)
      .map((source): SearchOrigin => ({ ...BEIRUT, source })),
    limit: fc.integer({ min: 0, max: 8 }),
  }),
);

/** Whether a reason is true, computed independently. */
function reasonIsTrue(
  reason: RecommendationReason,
  candidate: BookableClass,
  attended: readonly AttendedClass[],
  origin: SearchOrigin,
): boolean {
  const count = (matches: (visit: AttendedClass) => boolean) => attended.filter(matches).length;
  const sameActivity = (visit: AttendedClass) => visit.activity === candidate.activity;
  const sameTime = (visit: AttendedClass) =>
    daypartOf(visit.localMinute) === daypartOf(candidate.localMinute);
  switch (reason.code) {
    case 'often_weekday':
      return (
        reason.count >= 3 &&
        reason.count ===
          count((v) => sameActivity(v) && sameTime(v) && v.weekday === candidate.weekday)
      );
    case 'often_daypart':
      return reason.count >= 3 && reason.count === count((v) => sameActivity(v) && sameTime(v));
    case 'same_class':
      return (
        reason.count >= 2 && reason.count === count((v) => v.templateId === candidate.templateId)
      );
    case 'activity':
      return reason.count >= 2 && reason.count === count(sameActivity);
    case 'known_venue':
      return reason.count > 0 && reason.count === count((v) => v.venueId === candidate.venueId);
    case 'near_known_venue':
      return (
        reason.distance_m <= 2_000 &&
        reason.count === count((v) => v.venueName === reason.venue_name)
      );
    case 'near_place':
      return (
        origin.source === 'given' &&
        Math.abs(distanceMetres(origin, candidate.venue) - reason.distance_m) <= 1
      );
    case 'in_city':
      return attended.length === 0 && origin.source === 'assumed';
    case 'new_activity':
      return count(sameActivity) === 0;
  }
}

describe('for any attended and bookable classes', () => {
  test('only bookable classes are shown, each weekly class once, at most the limit', () => {
    fc.assert(
      fc.property(anyHistory, ({ bookable, attended, origin, limit }) => {
        const shown = recommendClasses(bookable, attended, origin, NOW, limit);
        const found = shown.map(({ id }) => bookable.find((candidate) => candidate.id === id));
        expect(found).not.toContain(undefined);
        expect(new Set(found.map((candidate) => candidate?.templateId)).size).toBe(shown.length);
        expect(shown.length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  test('each has one or two reasons, and every reason is true', () => {
    fc.assert(
      fc.property(anyHistory, ({ bookable, attended, origin, limit }) => {
        for (const { id, reasons } of recommendClasses(bookable, attended, origin, NOW, limit)) {
          const candidate = bookable.find((one) => one.id === id);
          expect([1, 2]).toContain(reasons.length);
          for (const reason of reasons)
            expect(
              candidate && reasonIsTrue(reason, candidate, attended, origin),
              reason.code,
            ).toBe(true);
        }
      }),
    );
  });

  test('the order of the input does not matter', () => {
    fc.assert(
      fc.property(anyHistory, ({ bookable, attended, origin, limit }) => {
        const reversed = recommendClasses(
          [...bookable].reverse(),
          [...attended].reverse(),
          origin,
          NOW,
          limit,
        );
        expect(reversed).toEqual(recommendClasses(bookable, attended, origin, NOW, limit));
      }),
    );
  });

  test('one more visit of the same kind never lowers the weight of a habit', () => {
    const habits = new Set(['often_weekday', 'often_daypart', 'same_class', 'activity']);
    fc.assert(
      fc.property(anyHistory, ({ bookable: [candidate], attended, origin }) => {
        fc.pre(candidate !== undefined);
        if (!candidate) return;
        const weightOf = (visits: AttendedClass[]) =>
          reasonsFor(candidate, visits, origin)
            .filter(({ reason }) => habits.has(reason.code))
            .reduce((sum, { weight }) => sum + weight, 0);
        const again = { ...candidate, venueName: `Venue ${candidate.venueId.slice(1)}` };
        expect(weightOf([...attended, again])).toBeGreaterThanOrEqual(weightOf(attended));
      }),
    );
  });
});
