import type { Profile } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { isUnsaved, toFormValues, validateDetails } from './details-values.ts';

const profile = {
  full_name: 'Maya Khoury',
  birthday: null,
  phone: '+96171123456',
  address: 'Beirut',
} as Profile;
const context = { today: '2026-11-21', country: 'LB' } as const;

test('how a number is spaced and a space at the end are no changes', () => {
  const same = { ...toFormValues(profile), phone: '+961 71 123 456', full_name: 'Maya Khoury ' };
  expect(isUnsaved(same, profile)).toBe(false);
  expect(isUnsaved({ ...same, phone: '+961 71 123 457' }, profile)).toBe(true);
  expect(isUnsaved({ ...same, birthday: '1994-03-27' }, profile)).toBe(true);
});

test('what cannot be saved is said at each field', async () => {
  const wrong = { full_name: 'M', birthday: '2015-01-01', phone: '12', address: '' };
  expect(await validateDetails(wrong, context)).toEqual({
    faults: { full_name: 'nameNeeded', birthday: 'birthday_under_age', phone: 'phoneWrong' },
    phone: null,
    example: '+961 71 123 456',
  });
});

test('a number without a code is kept with that of the country', async () => {
  const written = { ...toFormValues(profile), phone: '71 123 456' };
  expect(await validateDetails(written, context)).toMatchObject({
    faults: {},
    phone: '+96171123456',
  });
});

test('nothing said is nothing wrong', async () => {
  const empty = { full_name: 'Maya', birthday: '', phone: ' ', address: '' };
  expect(await validateDetails(empty, context)).toMatchObject({ faults: {}, phone: null });
});
