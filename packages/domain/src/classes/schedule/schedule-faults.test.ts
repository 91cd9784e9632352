import { expect, test } from 'vitest';
import { scheduleFault } from './schedule-faults.ts';

const monday = { weekday: 1, start: '18:00' };
const valid = { weekly: [monday], first_date: '2026-11-24', last_date: null };

test.each([
  ['a weekly class without an end', valid, null],
  [
    'two starts on one weekday',
    { ...valid, weekly: [monday, { weekday: 1, start: '09:00' }] },
    null,
  ],
  ['a last date on its only weekday', { ...valid, last_date: '2026-11-30' }, null],
  ['no weekly time', { ...valid, weekly: [] }, { field: 'weekly', fault: 'weekly_empty' }],
  [
    'the same time twice',
    { ...valid, weekly: [monday, monday] },
    { field: 'weekly', fault: 'weekly_duplicate' },
  ],
  [
    'a last date before the first',
    { ...valid, last_date: '2026-11-23' },
    { field: 'last_date', fault: 'last_date_before_first' },
  ],
  [
    'dates without its weekday between them',
    { ...valid, last_date: '2026-11-29' },
    { field: 'last_date', fault: 'no_occurrence' },
  ],
])('%s', (_, schedule, fault) => {
  expect(scheduleFault(schedule)).toEqual(fault);
});
