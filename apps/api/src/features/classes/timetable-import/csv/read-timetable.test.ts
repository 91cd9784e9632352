import { expect, test } from 'vitest';
import { readMapping } from '../admin/read-mapping.ts';
import { readOptions } from '../admin/read-options.ts';
import { isFileFault } from '../faults/faults.ts';
import { delimiterOf } from './read-csv.ts';
import { readTimetable } from './read-timetable.ts';

const base = {
  organisation: 'Test',
  time_zone: 'Europe/Paris',
  columns: { title: 'Title', start: 'Start', end: 'End', date: 'Date', place: 'Place' },
  default_capacity: 10,
  unknown_places: { name: 'Hall {place}', city: 'Paris', latitude: 48.85, longitude: 2.35 },
};
const HEADER = 'Title,Start,End,Date,Place';

async function read(text: string | Buffer, changes: object = {}) {
  const mapping = readMapping(JSON.stringify({ ...base, ...changes }));
  if (isFileFault(mapping)) return mapping;
  const bytes = Buffer.from(text);
  // In small chunks, so that characters and quotes are split.
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += 7) yield bytes.subarray(start, start + 7);
  }
  return readTimetable(chunks(), readOptions(mapping));
}

async function rowsOf(text: string | Buffer, changes: object = {}) {
  const timetable = await read(text, changes);
  if (isFileFault(timetable)) throw new Error(JSON.stringify(timetable));
  return timetable;
}

const codesOf = async (text: string, changes: object = {}) =>
  (await rowsOf(text, changes)).faults.map(({ row, code }) => `${row} ${code}`);

test('a byte order mark, Windows line ends, quotes, commas and accents are read', async () => {
  const { rows, faults } = await rowsOf(
    `\uFEFF${HEADER}\r\n"Yoga, ""doux""",9:00,10:00,2026-12-01,"Salle\r\nÉtoile"\r\n`,
  );
  expect(faults).toEqual([]);
  expect(rows).toMatchObject([
    { row: 2, title: 'Yoga, "doux"', start: '09:00', end: '10:00', place: 'Salle\r\nÉtoile' },
  ]);
});

test('the delimiter is found in the header, ignoring quoted text', async () => {
  expect(['a;b,c;d', 'a\tb', '"x;y;z",b', 'alone'].map(delimiterOf)).toEqual([';', '\t', ',', ',']);
  const { rows } = await rowsOf('Titre;Start;End;Date;Place\nYoga;9h;10h30;1.12.2026;A\n', {
    columns: { ...base.columns, title: 'titre' },
    date_order: 'dmy',
  });
  expect(rows).toMatchObject([{ title: 'Yoga', end: '10:30', firstDate: '2026-12-01' }]);
});

test('rows are numbered like in a spreadsheet, with empty ones', async () => {
  const { rows, rowCount, faults } = await rowsOf(
    `${HEADER}\n\nYoga,9:00,10:00,2026-12-01,A\n,,,,\n,9:00,10:00,2026-12-01,A\n`,
  );
  expect(rowCount).toBe(2);
  expect(rows.map((row) => row.row)).toEqual([3]);
  expect(faults).toEqual([{ row: 5, code: 'title_missing', details: {} }]);
});

test('every invalid row is reported with its reason', async () => {
  const rows = [
    'Yoga,9:00,10:00,2026-12-01,A',
    'Yoga,9:00,10:00,2026-12-01,A',
    'Yoga,9:00,10:00,2026-12-01',
    'Yoga,9:00,10:00,2026-12-01,A,more',
    'Yoga,,10:00,2026-12-01,A',
    'Yoga,9:00,later,2026-12-01,A',
    'Yoga,14:00,13:00,2026-12-01,A',
    'Yoga,14:00,14:00,2026-12-01,A',
    'Yoga,9:00,9:04,2026-12-01,A',
    'Yoga,9:00,10:00,2026-02-30,A',
    'Yoga,9:00,10:00,2026-12-01,',
    `${'x'.repeat(201)},9:00,10:00,2026-12-01,A`,
  ];
  expect(await codesOf(`${HEADER}\n${rows.join('\n')}`)).toEqual([
    '3 duplicate_row',
    '4 wrong_cell_count',
    '5 wrong_cell_count',
    '6 start_unreadable',
    '7 end_unreadable',
    '8 ends_before_start',
    '9 ends_before_start',
    '10 duration_out_of_bounds',
    '11 date_unreadable',
    '12 place_missing',
    '13 title_too_long',
  ]);
});

test('text in another encoding is rejected', async () => {
  const latin1 = Buffer.from(`${HEADER}\nYoga d\u00e9but,9:00,10:00,2026-12-01,A\n`, 'latin1');
  expect((await rowsOf(latin1)).faults).toMatchObject([{ row: 2, code: 'letters_unreadable' }]);
});

test('a class may end on the next day', async () => {
  const { rows } = await rowsOf(
    `${HEADER}\nSkate,23:30,1:00,2026-12-01,A\nRun,22:00,24:00,2026-12-01,A`,
  );
  expect(rows).toMatchObject([
    { start: '23:30', end: '01:00', minutes: 90 },
    { start: '22:00', end: '00:00', minutes: 120 },
  ]);
});

const weeklyColumns = {
  columns: {
    title: 'Title',
    start: { hour: 'H', minute: 'M' },
    end: 'End',
    weekday: 'Day',
    first_date: 'From',
    last_date: 'To',
    place: 'Place',
    capacity: 'Places',
  },
};
const WEEKLY = 'Title,H,M,End,Day,From,To,Place,Places';

test('weekly classes begin on their weekday, and one with a single date is dated', async () => {
  const { rows, faults } = await rowsOf(
    `${WEEKLY}\nYoga,9,0,10:00,Monday,2026-12-02,2026-12-31,A,8\nOnce,9,0,10:00,Sunday,2026-12-06,2026-12-07,A,\nOpen,9,0,10:00,jeudi,2026-12-01,,A,12`,
    weeklyColumns,
  );
  expect(faults).toEqual([]);
  expect(rows).toMatchObject([
    { weekday: 1, firstDate: '2026-12-07', lastDate: '2026-12-31', capacity: 8 },
    { weekday: 7, firstDate: '2026-12-06', lastDate: '2026-12-06', capacity: 10 },
    { weekday: 4, firstDate: '2026-12-03', lastDate: null, capacity: 12 },
  ]);
});

test('weekly classes without dates, with reversed dates or without places are rejected', async () => {
  expect(
    await codesOf(
      `${WEEKLY}\nA,9,0,10:00,Monday,2026-12-01,2026-12-03,A,8\nB,9,0,10:00,Moonday,2026-12-01,,A,8\nC,9,0,10:00,Monday,2026-12-07,2026-12-01,A,8\nD,9,0,10:00,Monday,2026-12-07,,A,0\nE,,0,10:00,Monday,2026-12-07,,A,5`,
      weeklyColumns,
    ),
  ).toEqual([
    '2 no_occurrence',
    '3 weekday_unreadable',
    '4 dates_reversed',
    '5 capacity_out_of_bounds',
    '6 start_unreadable',
  ]);
});

test('a column with weekdays and dates keeps both', async () => {
  const { title, start, end, place } = base.columns;
  const text = [
    'Title,Start,End,Day,Place,From',
    'Yoga,9:00,10:00,Monday,A,2026-12-01',
    'Workshop,9:00,10:00,2026-12-09,A,2026-12-01',
  ].join('\n');
  const { rows, faults } = await rowsOf(text, {
    columns: { title, start, end, place, weekday: 'Day', first_date: 'From' },
  });
  expect(faults).toEqual([]);
  expect(rows).toMatchObject([
    { title: 'Yoga', weekday: 1, firstDate: '2026-12-07', lastDate: null },
    { title: 'Workshop', weekday: 3, firstDate: '2026-12-09', lastDate: '2026-12-09' },
  ]);
});

test('a date that does not match its weekday is rejected', async () => {
  const columns = { ...base.columns, weekday: 'Day' };
  const text = `${HEADER},Day\nYoga,9:00,10:00,2026-12-01,A,Tuesday\nYoga,9:00,10:00,2026-12-01,A,Monday`;
  expect(await codesOf(text, { columns })).toEqual(['3 weekday_mismatch']);
});

test('all missing columns are reported together, and repeated ones', async () => {
  expect(await read('Name,Start,Hall\nYoga,9,A')).toEqual({
    fault: 'columns_missing',
    details: { columns: 'Title, Place, End, Date', found: 'Name, Start, Hall' },
  });
  expect(await read('Title,Start,End,Date,Place,DATE\n')).toMatchObject({
    fault: 'columns_repeated',
    details: { columns: 'Date' },
  });
});

test('an empty or invalid file is one fault', async () => {
  expect(await read('')).toMatchObject({ fault: 'file_empty' });
  expect(await read(`${HEADER}\n`)).toMatchObject({ fault: 'file_empty' });
  expect(
    await read(`${HEADER}\nYoga,9:00,10:00,2026-12-01,A\n"Yoga,9:00,10:00,2026-12-01,A\n`),
  ).toMatchObject({ fault: 'csv_broken', details: { row: 2 } });
});

test('a mapping without dates, with an unknown zone or that is not JSON is a fault', async () => {
  const { date: _, ...columns } = base.columns;
  expect(await read(HEADER, { columns })).toMatchObject({ fault: 'dates_not_mapped' });
  expect(await read(HEADER, { time_zone: 'Mars/Base' })).toMatchObject({
    fault: 'mapping_unreadable',
  });
  expect(await read(HEADER, { columns: {} })).toMatchObject({ fault: 'mapping_unreadable' });
  expect(readMapping('{')).toMatchObject({ fault: 'mapping_unreadable' });
});

test('the activity of a row is the first mapped word in its title or category', async () => {
  const changes = {
    columns: { ...base.columns, category: 'Kind' },
    activities: { aqua: 'swimming', yoga: 'yoga' },
  };
  const { rows } = await rowsOf(
    `${HEADER},Kind\nAqua Yoga,9:00,10:00,2026-12-01,A,x\nFlow,9:00,10:00,2026-12-02,A,YOGA\nChess,9:00,10:00,2026-12-03,A,Games`,
    changes,
  );
  expect(rows.map((row) => row.activity)).toEqual(['swimming', 'yoga', 'other']);
});
