import { beforeEach, expect } from 'vitest';
import { fixture as api, test } from '../../../../../test/fixtures/venue-timetable-fixture.ts';
import { extendSchedules } from '../../schedule/extend-schedules.ts';

beforeEach(() => api.startAt('2026-11-22T12:00:00Z'));

const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'SUMMARY:Yoga', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Studio', ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
const paris = (start: string, minutes = 60) => [
  `DTSTART;TZID=Europe/Paris:${start}`,
  `DURATION:PT${minutes}M`,
];
const WEEKLY = 'RRULE:FREQ=WEEKLY;BYDAY=MO';

test('a calendar is described without columns to match', async () => {
  const { body } = await api.read(
    calendar(
      event('UID:1', ...paris('20261123T180000'), WEEKLY),
      event('UID:2', 'DTSTART:20261124T180000', 'DURATION:PT1H'),
      event('UID:3', 'DTSTART;TZID=Customized:20261124T180000', 'DURATION:PT1H'),
      event('UID:4', ...paris('20261123T180000'), 'STATUS:CANCELLED'),
    ),
  );
  expect(body).toMatchObject({ format: 'icalendar', rows: 4, columns: [] });
  expect(body.calendar).toEqual({
    name: 'Studio',
    repeating: 1,
    without_zone: 1,
    cancelled: 1,
    zones: [
      { name: 'Europe/Paris', time_zone: 'Europe/Paris', events: 2 },
      { name: 'Customized', time_zone: null, events: 1 },
    ],
  });
});

test('an endless weekly event is a weekly class; its exceptions never take place', async () => {
  const file = calendar(
    event(
      'UID:1',
      ...paris('20261123T180000'),
      WEEKLY,
      'EXDATE;TZID=Europe/Paris:20261130T180000',
      'RDATE;TZID=Europe/Paris:20261202T200000',
    ),
    event('UID:1', 'RECURRENCE-ID;TZID=Europe/Paris:20261207T180000', ...paris('20261208T190000')),
    event(
      'UID:1',
      'RECURRENCE-ID;TZID=Europe/Paris:20261214T180000',
      ...paris('20261214T180000'),
      'STATUS:CANCELLED',
    ),
  );
  const { body } = await api.importFile(file);
  expect(body).toMatchObject({ rejected: 0, classes_created: 2 });
  const sessions = await api.sessions();
  expect(sessions.slice(0, 5)).toEqual([
    '2026-11-23 18:00 Yoga',
    '2026-12-02 20:00 Yoga',
    '2026-12-08 19:00 Yoga',
    '2026-12-21 18:00 Yoga',
    '2026-12-28 18:00 Yoga',
  ]);
  expect((await api.importFile(file)).body).toMatchObject({
    sessions_created: 0,
    classes_unchanged: 2,
  });
  expect(await api.sessions()).toEqual(sessions);
  // An edit of the class does not create them.
  const list = await api.asPartner.get(`/partner/class-templates?venue_id=${api.venue}`);
  const weekly = list.body.items.find((one: { weekly: object[] }) => one.weekly.length > 0);
  expect(weekly.excluded_dates).toEqual(['2026-11-30', '2026-12-07', '2026-12-14']);
  const change = { version: weekly.version, duration_minutes: 75 };
  const changed = await api.asPartner.patch(`/partner/class-templates/${weekly.id}`, change);
  expect(changed.body.impact.at_once).toMatchObject({ created: 0, removed: 0 });
  expect(await api.sessions()).toEqual(sessions);
});

test('an exception beyond the horizon never takes place either', async () => {
  const exception = 'EXDATE;TZID=Europe/Paris:20270201T180000';
  await api.importFile(calendar(event('UID:1', ...paris('20261123T180000'), WEEKLY, exception)));
  api.clock.set('2026-12-20T12:00:00Z');
  await extendSchedules(api.deps);
  expect((await api.sessions()).slice(-3)).toEqual([
    '2027-01-25 18:00 Yoga',
    '2027-02-08 18:00 Yoga',
    '2027-02-15 18:00 Yoga',
  ]);
});

test('18:00 stays 18:00 when the clocks change', async () => {
  await api.startAt('2027-03-20T12:00:00Z');
  await api.importFile(calendar(event('UID:1', ...paris('20270322T180000'), `${WEEKLY};COUNT=2`)));
  expect(await api.sessions()).toEqual(['2027-03-22 18:00 Yoga', '2027-03-29 18:00 Yoga']);
});

test('an hour that the clocks skip moves as it does for any class', async () => {
  await api.startAt('2027-03-20T12:00:00Z');
  await api.importFile(calendar(event('UID:1', ...paris('20270328T023000'))));
  expect(await api.sessions()).toEqual(['2027-03-28 03:30 Yoga']);
});

test('another zone is converted, Windows names and UTC too, and the preview says so', async () => {
  const { body } = await api.importFile(
    calendar(
      event(
        'UID:1',
        'DTSTART;TZID=GMT Standard Time:20261123T180000',
        'DTEND;TZID=GMT Standard Time:20261123T190000',
      ),
      event('UID:2', 'DTSTART:20261124T170000Z', 'DTEND:20261124T180000Z'),
    ),
  );
  expect(await api.sessions()).toEqual(['2026-11-23 19:00 Yoga', '2026-11-24 18:00 Yoga']);
  expect(body.remarks.map(({ detail }: { detail: string }) => detail)).toEqual([
    '1 event was converted from Europe/London to the time of the venue (Europe/Paris).',
    '1 event was converted from UTC to the time of the venue (Europe/Paris).',
  ]);
});

test('a time without a zone is refused until the partner says it is local', async () => {
  const file = calendar(event('UID:1', 'DTSTART:20261123T180000', 'DURATION:PT1H'));
  const refused = await api.importFile(file);
  expect(refused.body.details.rejections).toMatchObject([{ row: 4, code: 'event_without_zone' }]);
  const mapping = { times_without_zone: 'venue_zone' };
  expect((await api.importFile(file, { mapping })).body).toMatchObject({ sessions_created: 1 });
  expect(await api.sessions()).toEqual(['2026-11-23 18:00 Yoga']);
});

test('other rules become single dates up to the horizon, and the report says so', async () => {
  const { body } = await api.importFile(
    calendar(event('UID:1', ...paris('20261123T180000'), 'RRULE:FREQ=WEEKLY;INTERVAL=2')),
  );
  expect(body.remarks).toMatchObject([{ code: 'expanded_until', total: 1 }]);
  expect(await api.sessions()).toHaveLength(5);
});

test.each([
  ['all day', ['DTSTART;VALUE=DATE:20261123'], 'event_all_day'],
  [
    'an end before its start',
    ['DTSTART;TZID=Europe/Paris:20261123T180000', 'DTEND;TZID=Europe/Paris:20261123T170000'],
    'event_ends_before_start',
  ],
  [
    'an unknown zone',
    ['DTSTART;TZID=Customized:20261123T180000', 'DURATION:PT1H'],
    'event_zone_unknown',
  ],
  [
    'a rule of every second',
    [...paris('20261123T180000'), 'RRULE:FREQ=SECONDLY'],
    'event_rule_too_frequent',
  ],
  [
    'a rule of no meaning',
    [...paris('20261123T180000'), 'RRULE:FREQ=WEEKLY;BYHOUR=9'],
    'event_rule_unreadable',
  ],
  ['a line of no meaning', ['nonsense'], 'event_broken'],
  ['no duration', ['DTSTART;TZID=Europe/Paris:20261123T180000'], 'duration_out_of_bounds'],
  [
    'a day that does not exist',
    ['DTSTART;TZID=Europe/Paris:20261331T180000', 'DURATION:PT1H'],
    'event_without_start',
  ],
  [
    'a change of all that follow',
    [
      ...paris('20261123T180000'),
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20261123T180000',
    ],
    'event_changes_following',
  ],
])('an event with %s is refused at its line', async (_, lines, code) => {
  const { body } = await api.preview(
    calendar(event('UID:0', ...paris('20261123T180000')), event('UID:1', ...lines)),
  );
  expect(body.rejections).toMatchObject([{ row: 10, code }]);
  expect(body.classes_created).toBe(1);
});

test('a rule that no date fits ends, and a broken calendar is refused', async () => {
  const never = event(
    'UID:1',
    ...paris('20261123T180000'),
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  );
  expect((await api.preview(calendar(never))).body).toMatchObject({
    rejected: 0,
    sessions_created: 0,
  });
  const faultOf = async (text: string) => (await api.read(text)).body.details.fault;
  expect(await faultOf('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')).toBe('calendar_empty');
  expect(await faultOf(calendar(event('UID:1').repeat(1).concat('\r\n').repeat(2001)))).toBe(
    'too_many_events',
  );
});
