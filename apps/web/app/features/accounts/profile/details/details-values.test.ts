import type { Profile } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import { changedFields } from '#ui/forms/merge-changes.ts';
import { toFormValues, validateDetails, withoutSpacing } from './details-values.ts';

const profile = {
  full_name: 'Maya Khoury',
  birthday: null,
  phone: '+96171123456',
  address: 'Beirut',
} as Profile;
const context = { today: '2026-11-21', country: 'LB' } as const;

test('the spacing of a number and a trailing space are not changes', () => {
  const saved = toFormValues(profile);
  const same = { ...saved, phone: withoutSpacing('+961 71 123-456'), full_name: 'Maya Khoury ' };
  expect(changedFields(saved, same)).toEqual([]);
  const other = { ...same, phone: withoutSpacing('+961 71 123 457') };
  expect(changedFields(saved, other)).toEqual(['phone']);
  expect(changedFields(saved, { ...same, birthday: '1994-03-27' })).toEqual(['birthday']);
});

test('every invalid field has an error', async () => {
  const wrong = { full_name: 'M', birthday: '2015-01-01', phone: '12', address: '' };
  expect(await validateDetails(wrong, context)).toEqual({
    errors: { full_name: 'nameNeeded', birthday: 'birthday_under_age', phone: 'phoneWrong' },
    phone: null,
    example: '+961 71 123 456',
  });
});

test('a number without a country code gets that of the country', async () => {
  const written = { ...toFormValues(profile), phone: '71 123 456' };
  expect(await validateDetails(written, context)).toMatchObject({
    errors: {},
    phone: '+96171123456',
  });
});

test('empty optional fields are valid', async () => {
  const empty = { full_name: 'Maya', birthday: '', phone: ' ', address: '' };
  expect(await validateDetails(empty, context)).toMatchObject({ errors: {}, phone: null });
});
