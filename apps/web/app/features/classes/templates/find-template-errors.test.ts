import { createClassTemplate } from '@pulse/contract';
import { expect, test } from 'vitest';
import { findTemplateErrors } from './find-template-errors.ts';
import { newTemplateValues, type TemplateValues } from './template-values.ts';

const valid: TemplateValues = {
  ...newTemplateValues('7f0e4a52-6c1b-4d6a-9a3e-0f6a2b1c3d4e', '2026-11-22', 'USD'),
  name: 'Reformer Flow',
  activity: 'pilates',
  capacity: '8',
  times: [{ start: '18:00', weekdays: [1, 3] }],
};
const errorsOf = (change: Partial<TemplateValues>) =>
  findTemplateErrors(createClassTemplate.body, { ...valid, ...change });

test('a complete class has no fault', () => {
  expect(errorsOf({})).toEqual({});
});

test.each<[string, Partial<TemplateValues>, object]>([
  ['no name', { name: ' ' }, { name: 'name' }],
  ['too much to bring', { what_to_bring: 'x'.repeat(301) }, { what_to_bring: 'what_to_bring' }],
  ['no activity', { activity: '' }, { activity: 'activity' }],
  ['no weekday', { times: [{ start: '18:00', weekdays: [] }] }, { times: 'times' }],
  [
    'one start without a weekday beside others',
    { times: [...valid.times, { start: '19:00', weekdays: [] }] },
    { times: 'times' },
  ],
  ['no start', { times: [{ start: '', weekdays: [1] }] }, { times: 'startMissing' }],
  [
    'the same time twice',
    { times: [valid.times, valid.times].flat() },
    { times: 'weekly_duplicate' },
  ],
  ['an end before the start', { last_date: '2026-11-21' }, { last_date: 'last_date_before_first' }],
  [
    'no Monday or Wednesday between the dates',
    { first_date: '2026-11-26', last_date: '2026-11-29' },
    { last_date: 'no_occurrence' },
  ],
  ['no first date', { first_date: '' }, { first_date: 'first_date' }],
  ['no place', { capacity: '0' }, { capacity: 'capacity' }],
  ['1,001 places', { capacity: '1001' }, { capacity: 'capacity' }],
  ['places in words', { capacity: 'eight' }, { capacity: 'capacity' }],
  ['half a minute', { duration_minutes: '0.5' }, { duration_minutes: 'duration_minutes' }],
  ['a price in words', { price: 'ten' }, { price: 'price' }],
  ['no venue', { venue_id: '' }, { venue_id: 'venue_id' }],
])('%s is a fault of its field', (_, change, expected) => {
  expect(errorsOf(change)).toEqual(expected);
});

test('a class on single dates needs no weekly times', () => {
  const single = { ...valid, times: [] };
  expect(findTemplateErrors(createClassTemplate.body, single)).toEqual({ times: 'times' });
  expect(findTemplateErrors(createClassTemplate.body, single, false)).toEqual({});
});
