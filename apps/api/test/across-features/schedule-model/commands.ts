import fc from 'fast-check';

/* What may happen, in any order. Numbers choose among what exists when a command runs. */

const which = fc.nat(11);
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 4 });
// Starts that clock changes skip or repeat in one of the zones, and starts that overlap across both.
const start = fc.constantFrom(
  '00:30',
  '02:30',
  '09:00',
  '17:40',
  '18:00',
  '18:30',
  '19:00',
  '23:30',
);
const minutes = fc.constantFrom(50, 90);
const capacity = fc.constantFrom(1, 1, 2, 3);
const trainer = fc.constantFrom(null, 0, 1);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const seldom = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

export const createTemplate = fc.record({
  type: fc.constant('create_template' as const),
  venue: fc.nat(1),
  weekdays,
  start,
  minutes,
  capacity,
  trainer,
  lastsWeeks: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 2 }),
});

const changeTemplate = fc.record({
  type: fc.constant('change_template' as const),
  which,
  weekdays: optional(weekdays),
  start: optional(start),
  minutes: optional(minutes),
  capacity: optional(capacity),
  trainer: optional(trainer),
  lastsWeeks: optional(fc.option(fc.integer({ min: 1, max: 3 }))),
  consent: fc.boolean(),
});

const changeSession = fc.record({
  type: fc.constant('change_session' as const),
  which,
  /** To the time of another class, so that members have both. */
  onto: seldom(which),
  days: seldom(fc.integer({ min: -1, max: 2 })),
  // A time of the list, or so many minutes later than it is.
  start: optional(fc.oneof(start, fc.constantFrom(10, 15, 20, -30))),
  minutes: optional(minutes),
  capacity: optional(capacity),
  trainer: optional(trainer),
});

const cancelSession = fc.record({
  type: fc.constant('cancel_session' as const),
  which,
  following: fc.boolean(),
});
const restoreSession = fc.record({ type: fc.constant('restore_session' as const), which });

const closeDays = fc.record({
  type: fc.constant('close_days' as const),
  venue: fc.nat(1),
  in_days: fc.nat(5),
  days: fc.integer({ min: 1, max: 3 }),
});
const reopenDay = fc.record({ type: fc.constant('reopen_day' as const), which });

const book = fc.record({
  type: fc.constant('book' as const),
  member: fc.nat(3),
  which,
  join: fc.constantFrom(true, true, false),
});
/** All members book one class, the first of them beginning with this one: some have to wait. */
const fill = fc.record({
  type: fc.constant('fill' as const),
  first: fc.nat(3),
  which: fc.nat(3),
});
const cancelBooking = fc.record({
  type: fc.constant('cancel_booking' as const),
  which: fc.nat(4),
});
const acceptOffer = fc.record({ type: fc.constant('accept_offer' as const), which });

const wait = fc.record({
  type: fc.constant('wait' as const),
  hours: fc.constantFrom(0.2, 1, 5, 26, 70),
});
// The rules change so many hours before a class: free cancelling, offers, the end of both, booking.
const waitForClass = fc.record({
  type: fc.constant('wait_for_class' as const),
  which: fc.nat(2),
  hours: fc.constantFrom(15, 13, 11, 2, 0.6, 0.4, 0.05),
});

const anything = fc.oneof(
  { weight: 5, arbitrary: book },
  { weight: 4, arbitrary: fill },
  { weight: 4, arbitrary: changeSession },
  { weight: 3, arbitrary: changeTemplate },
  { weight: 3, arbitrary: cancelBooking },
  { weight: 2, arbitrary: acceptOffer },
  { weight: 2, arbitrary: cancelSession },
  { weight: 3, arbitrary: restoreSession },
  { weight: 1, arbitrary: closeDays },
  { weight: 1, arbitrary: reopenDay },
  { weight: 2, arbitrary: wait },
  { weight: 2, arbitrary: waitForClass },
);

/** What happens around one change of the clocks, beginning with a class at each of two venues. */
const season = fc
  .tuple(createTemplate, createTemplate, fc.array(anything, { minLength: 10, maxLength: 30 }))
  .map(([first, second, rest]) => [{ ...first, venue: 0 }, { ...second, venue: 1 }, ...rest]);

/** What happens around the change of the clocks in spring, and around that in autumn. */
export const twoSeasons = fc.record({ spring: season, autumn: season });

/** One command of a sequence. */
export type Command =
  typeof anything extends fc.Arbitrary<infer One>
    ? One | (typeof createTemplate extends fc.Arbitrary<infer Created> ? Created : never)
    : never;
