import { expect, test } from 'vitest';
import {
  firstChoices,
  matchColumn,
  missingChoices,
  nextChoices,
  toMapping,
} from './import-choices.ts';

const column = (heading: string, guess: 'title' | 'start' | null) => ({
  heading,
  guess,
  samples: [],
});
const file = {
  format: 'csv' as const,
  rows: 3,
  columns: [column('Class', 'title'), column('Was', null), column('Start', 'start')],
  date_order: 'dmy' as const,
  calendar: null,
};

test('a file begins with what its headings say, and tells what is missing', () => {
  const choices = firstChoices(file);
  expect(choices.fields).toEqual(['title', null, 'start']);
  expect(missingChoices(file, choices)).toEqual(['when', 'capacity']);
  const complete = { ...matchColumn(choices, 1, 'weekday'), capacity: 12 };
  expect(missingChoices(file, complete)).toEqual([]);
  expect(toMapping(complete)).toMatchObject({
    columns: { title: 0, weekday: 1, start: 2 },
    date_order: 'dmy',
    default_capacity: 12,
    unknown_trainers: 'leave_empty',
    times_without_zone: 'refuse',
    leave_out_refused: false,
  });
});

test('a field is said by one column', () => {
  expect(matchColumn(firstChoices(file), 1, 'title').fields).toEqual([null, 'title', 'start']);
  expect(matchColumn(firstChoices(file), 0, null).fields).toEqual([null, null, 'start']);
});

test('a calendar needs no columns, and bounds are those of a class', () => {
  const calendar = { ...file, format: 'icalendar' as const, columns: [] };
  expect(missingChoices(calendar, { ...firstChoices(calendar), capacity: 1000 })).toEqual([]);
  expect(missingChoices(calendar, { ...firstChoices(calendar), capacity: 1001 })).toEqual([
    'capacity',
  ]);
});

test('a corrected file keeps what was chosen about it, another file does not', () => {
  const choices = { ...matchColumn(firstChoices(file), 1, 'weekday'), leaveOut: true };
  const before = { content: file, choices };
  expect(nextChoices({ ...file, rows: 2 }, before)).toEqual({ ...choices, leaveOut: false });
  const other = { ...file, columns: [column('Name', 'title')] };
  expect(nextChoices(other, before).fields).toEqual(['title']);
  expect(nextChoices(file, { content: null, choices: null })).toEqual(firstChoices(file));
});
