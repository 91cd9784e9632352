import { occurrences, placeEvent, recurrenceDates, zoneClocks } from '@pulse/domain';
import fc from 'fast-check';
import ICAL from 'ical.js';
import icalGenerator, { ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';
import { expect, test } from 'vitest';
import { nameZone } from './name-zone.ts';
import { readCalendar } from './read-calendar.ts';
import { readRule } from './read-rule.ts';

const WEEKDAYS = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
];
// A few days before the clocks of Europe change; those of Beirut change on the same date.
const NOW = zoneClocks(Date.parse('2027-03-20T00:00:00Z'));

test('a weekly schedule that is exported and read has the same starts across a clock change', async () => {
  const schedule = fc.record({
    zone: fc.constantFrom('Europe/Paris', 'America/New_York', 'Asia/Beirut', 'Australia/Sydney'),
    weekday: fc.integer({ min: 1, max: 7 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.constantFrom(0, 15, 45),
  });
  await fc.assert(
    fc.asyncProperty(schedule, async ({ zone, weekday, hour, minute }) => {
      const date = `2027-03-${String(21 + weekday).padStart(2, '0')}`;
      const two = (value: number) => String(value).padStart(2, '0');
      const start = `${two(hour)}:${two(minute)}`;
      const calendar = icalGenerator({ timezone: zone });
      calendar.createEvent({
        id: 'one',
        summary: 'Yoga',
        timezone: zone,
        start: `${date}T${start}:00`,
        end: `${date}T${start}:00`,
        repeating: {
          freq: ICalEventRepeatingFreq.WEEKLY,
          byDay: [WEEKDAYS[weekday - 1] ?? ICalWeekday.MO],
        },
      });
      const read = await readCalendar(calendar.toString(), { clocks: NOW, withoutZone: null });
      if ('fault' in read) throw new Error(read.fault);
      const [event] = read.events;
      expect(read.faults).toEqual([]);
      if (!event) throw new Error('the calendar has one event');
      const placed = placeEvent(event, zone, NOW);
      const weekly = (times: { weekday: number; start: string }[]) =>
        occurrences(
          { weekly: times, duration_minutes: 60, first_date: date, last_date: null },
          zone,
          '2027-03-20',
          '2027-05-01',
        );
      expect(weekly(placed.weekly)).toEqual(weekly([{ weekday, start }]));
    }),
    { numRuns: 60 },
  );
});

test('a rule has the dates that ical.js gives it', () => {
  const weekdays = fc.uniqueArray(fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'), {
    minLength: 1,
    maxLength: 3,
  });
  const rules = fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), weekdays)
      .map(([n, days]) => `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${days.join()}`),
    fc.integer({ min: 1, max: 9 }).map((n) => `FREQ=DAILY;INTERVAL=${n}`),
    fc
      .tuple(fc.constantFrom('1', '2', '3', '-1'), fc.constantFrom('MO', 'SU'))
      .map(([nth, weekday]) => `FREQ=MONTHLY;BYDAY=${nth}${weekday}`),
    fc.integer({ min: 1, max: 28 }).map((day) => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
    fc.integer({ min: 1, max: 12 }).map((month) => `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=6`),
  );
  fc.assert(
    fc.property(rules, fc.integer({ min: 2, max: 12 }), (text, count) => {
      const iterator = ICAL.Recur.fromString(`${text};COUNT=${count}`).iterator(
        ICAL.Time.fromDateTimeString('2026-12-01T18:00:00'),
      );
      const theirs: string[] = [];
      for (let next = iterator.next(); next; next = iterator.next())
        theirs.push(next.toString().slice(0, 10));
      const parsed = ICAL.parse(`BEGIN:VEVENT\r\nRRULE:${text}\r\nEND:VEVENT`);
      const start = { date: '2026-12-01', start: '18:00' };
      const rule = readRule(parsed[1][0][3], start, () => null);
      if (typeof rule === 'string') throw new Error(rule);
      const last = theirs.at(-1) ?? start.date;
      // ical.js counts the first start also where the rule does not fit it.
      const fitting = theirs.filter((date, index) => index > 0 || date !== start.date);
      const ours = recurrenceDates(rule, start.date, { from: start.date, until: last });
      expect(ours.filter((date) => date !== start.date)).toEqual(fitting);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['Europe/Paris', 'Europe/Paris'],
  ['/mozilla.org/20050126_1/Europe/Paris', 'Europe/Paris'],
  ['/citadel.org/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['"Romance Standard Time"', 'Europe/Paris'],
  ['Customized Time Zone', null],
  ['+01:00', null],
  ['', null],
])('the zone %s is %s', (name, zone) => {
  expect(nameZone(name)).toBe(zone);
});

test('a zone of the file that names its place is understood, and later versions of an event count', async () => {
  const event = (sequence: number, hour: string) =>
    `BEGIN:VEVENT\nUID:1\nSEQUENCE:${sequence}\nSUMMARY:Yoga\nDTSTART;TZID=Home:20261123T${hour}0000\nDURATION:PT1H\nEND:VEVENT\n`;
  const zone = 'BEGIN:VTIMEZONE\nTZID:Home\nX-LIC-LOCATION:Europe/Paris\nEND:VTIMEZONE\n';
  const read = await readCalendar(
    `BEGIN:VCALENDAR\n${zone}${event(2, '19')}${event(1, '18')}END:VCALENDAR`,
    { clocks: NOW, withoutZone: null },
  );
  expect('events' in read && read.events).toMatchObject([
    { zone: 'Europe/Paris', start: { date: '2026-11-23', start: '19:00' } },
  ]);
});
