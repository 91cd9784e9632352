import type { ClassTemplate } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import {
  changedFields,
  newTemplateValues,
  toTemplateFields,
  toTemplateValues,
} from './template-values.ts';

const template: ClassTemplate = {
  id: 't1',
  version: 3,
  status: 'published',
  venue_id: 'v1',
  name: 'Reformer Flow',
  description: '',
  activity: 'pilates',
  trainer_id: null,
  trainer_name: null,
  excluded_dates: [],
  capacity: 8,
  duration_minutes: 50,
  drop_in_price: { amount_minor: 1850, currency: 'USD' },
  tier: 'standard',
  level: 'beginner',
  language: 'fr',
  women_only: true,
  what_to_bring: 'Socks with grip.',
  weekly: [
    { weekday: 1, start: '18:00' },
    { weekday: 3, start: '18:00' },
  ],
  first_date: '2026-11-01',
  last_date: null,
  updated_at: '2026-11-20T10:00:00.000Z',
};
const values = toTemplateValues(template, 'EUR');

test('a saved class and its form mean the same', () => {
  const { id, version, status, trainer_name, excluded_dates, updated_at, ...fields } = template;
  expect(toTemplateFields(values)).toEqual(fields);
  expect(changedFields(values, values)).toEqual({});
});

test('only what was changed is sent, spaces are no change', () => {
  expect(changedFields(values, { ...values, name: 'Reformer Flow ', capacity: '10' })).toEqual({
    capacity: 10,
  });
  const times = [{ start: '19:00', weekdays: [1, 3] }];
  expect(changedFields(values, { ...values, times, last_date: '2026-12-24' })).toEqual({
    weekly: [
      { weekday: 1, start: '19:00' },
      { weekday: 3, start: '19:00' },
    ],
    last_date: '2026-12-24',
  });
});

test('no price is null, and a class without one has the currency of its venue', () => {
  expect(changedFields(values, { ...values, price: ' ' })).toEqual({ drop_in_price: null });
  expect(toTemplateValues({ ...template, drop_in_price: null }, 'CHF').currency).toBe('CHF');
});

test('a new class has no weekday yet', () => {
  expect(toTemplateFields(newTemplateValues('v1', '2026-11-22', 'USD'))).toMatchObject({
    weekly: [],
    activity: undefined,
    first_date: '2026-11-22',
    last_date: null,
  });
});
