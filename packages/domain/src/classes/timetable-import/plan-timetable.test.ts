import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExistingClass, ExistingTimetable } from './existing-timetable.ts';
import { planTimetable, type TimetablePlan } from './plan-timetable.ts';
import type { TimetableEntry } from './timetable-entry.ts';

const moment = { today: '2026-11-22', time: '12:00', closedDates: new Set(['2026-12-25']) };
const entry = (changes: Partial<TimetableEntry> = {}): TimetableEntry => ({
  line: 2,
  name: 'Reformer Flow',
  description: '',
  activity: 'pilates',
  trainer: '',
  capacity: 8,
  minutes: 50,
  weekly: [{ weekday: 1, start: '18:00' }],
  firstDate: '2026-11-01',
  lastDate: null,
  excludedDates: [],
  dates: [],
  ...changes,
});
const dated = (dates: [string, string][], changes: Partial<TimetableEntry> = {}) =>
  entry({ weekly: [], dates: dates.map(([date, start]) => ({ date, start })), ...changes });
const none: ExistingTimetable = { classes: [], starts: [] };

/** The venue after a plan was carried out. */
function carriedOut(plan: TimetablePlan, before: ExistingTimetable = none): ExistingTimetable {
  const added = plan.additions.map((addition, index): ExistingClass => {
    const { existing, weekly, ...fields } = addition;
    const id = existing?.id ?? `new ${index} ${before.classes.length}`;
    return { ...fields, id, draft: false, weekly: [...(existing?.weekly ?? []), ...weekly] };
  });
  const ids = new Set(added.map(({ id }) => id));
  return {
    classes: [...before.classes.filter(({ id }) => !ids.has(id)), ...added],
    starts: [
      ...before.starts,
      ...plan.additions.flatMap(({ dates }, index) =>
        dates.map((start) => ({ ...start, classId: added[index]?.id ?? '' })),
      ),
    ],
  };
}

test('rows of one class become one class with its weekly times', () => {
  const plan = planTimetable(
    [entry(), entry({ line: 3, weekly: [{ weekday: 3, start: '07:00' }] })],
    none,
    moment,
  );
  expect(plan.additions).toMatchObject([
    {
      existing: null,
      weekly: [
        { weekday: 1, start: '18:00' },
        { weekday: 3, start: '07:00' },
      ],
      lines: [2, 3],
    },
  ]);
});

test('a class that was made by hand stands for its starts, however its name is written', () => {
  const venue = carriedOut(planTimetable([entry()], none, moment));
  const again = planTimetable([entry({ name: 'REFORMER  flow', capacity: 12 })], venue, moment);
  expect(again.additions).toEqual([]);
  expect(again.unchanged).toMatchObject([
    { lines: [2], differences: [{ field: 'capacity', inFile: 12, existing: 8 }] },
  ]);
});

test('a new weekly time goes to the class that is the same otherwise', () => {
  const venue = carriedOut(planTimetable([entry()], none, moment));
  const time = { weekday: 5, start: '18:00' };
  const plan = planTimetable([entry({ weekly: [time] })], venue, moment);
  expect(plan.additions).toMatchObject([
    { existing: { id: venue.classes[0]?.id }, weekly: [time] },
  ]);
  const larger = planTimetable([entry({ weekly: [time], capacity: 20 })], venue, moment);
  expect(larger.additions).toMatchObject([{ existing: null, weekly: [time] }]);
});

test('two groups side by side stay two, and a third is added', () => {
  const groups = [entry(), entry({ line: 3, trainer: 'Maya' })];
  const venue = carriedOut(planTimetable(groups, none, moment));
  expect(venue.classes).toHaveLength(2);
  expect(planTimetable(groups, venue, moment).additions).toEqual([]);
  const third = planTimetable([...groups, entry({ line: 4, capacity: 30 })], venue, moment);
  expect(third.additions).toMatchObject([{ existing: null, lines: [4] }]);
});

test('one open-ended class stands for two terms that follow each other', () => {
  const venue = carriedOut(planTimetable([entry()], none, moment));
  const terms = [
    entry({ lastDate: '2026-12-31' }),
    entry({ line: 3, firstDate: '2027-01-01', lastDate: '2027-06-30' }),
  ];
  expect(planTimetable(terms, venue, moment).additions).toEqual([]);
});

test('what is over, and single dates on closed days, are only counted', () => {
  const plan = planTimetable(
    [
      dated([
        ['2026-11-21', '18:00'],
        ['2026-11-22', '12:00'],
        ['2026-11-22', '12:01'],
        ['2026-12-25', '18:00'],
      ]),
      entry({ line: 3, lastDate: '2026-11-20' }),
    ],
    none,
    moment,
  );
  expect(plan).toMatchObject({ past: 3, closed: 1 });
  expect(plan.additions.map(({ dates }) => dates)).toEqual([
    [{ date: '2026-11-22', start: '12:01' }],
  ]);
});

test('single dates of a weekly class exist already, beyond its sessions too', () => {
  const venue = carriedOut(planTimetable([entry()], none, moment));
  const plan = planTimetable(
    [dated([['2027-05-03', '18:00']]), dated([['2027-05-04', '18:00']])],
    venue,
    moment,
  );
  expect(plan.unchanged.map(({ dates }) => dates)).toEqual([
    [{ date: '2027-05-03', start: '18:00' }],
  ]);
  expect(plan.additions.map(({ dates }) => dates)).toEqual([
    [{ date: '2027-05-04', start: '18:00' }],
  ]);
});

const anEntry = fc
  .record({
    name: fc.constantFrom('Yoga', 'yoga', 'Pilates'),
    trainer: fc.constantFrom('', 'Maya', 'Omar'),
    capacity: fc.constantFrom(8, 10),
    weekly: fc.array(
      fc.record({
        weekday: fc.integer({ min: 1, max: 3 }),
        start: fc.constantFrom('07:00', '18:00'),
      }),
      {
        maxLength: 2,
      },
    ),
    dates: fc.array(
      fc.record({
        date: fc.constantFrom('2026-11-20', '2026-11-30', '2026-12-25'),
        start: fc.constantFrom('07:00', '18:00'),
      }),
      { maxLength: 2 },
    ),
    firstDate: fc.constantFrom('2026-11-01', '2027-01-01'),
    lastDate: fc.constantFrom(null, '2026-11-30', '2027-02-01'),
  })
  .filter(({ firstDate, lastDate }) => lastDate === null || firstDate <= lastDate)
  .map(entry);

test('the same file again adds nothing, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(anEntry, { maxLength: 6 }), (entries) => {
      const venue = carriedOut(planTimetable(entries, none, moment));
      expect(planTimetable(entries, venue, moment).additions).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
