import { submitPartnerApplication } from '@pulse/contract';
import { expect, test } from 'vitest';
import { emptyApplication, toSubmitBody } from './application-values.ts';
import { findApplicationErrors } from './find-application-errors.ts';

const errorsOf = (changes: object) =>
  findApplicationErrors(
    submitPartnerApplication.body,
    toSubmitBody({
      ...emptyApplication,
      business_name: 'Harbour Studio',
      business_type: 'studio',
      description: 'Two rooms above the harbour.',
      contact_name: 'Maya Khoury',
      contact_email: 'maya@harbour.test',
      phone: '+961 1 234 567',
      address: '12 Harbour Street',
      tax_id: 'LB 123456',
      bank_account: 'LB62 0999 0000 0001 0019 0122 9114',
      agreement: true,
      ...changes,
    }),
  );

test.each([
  [{}, {}],
  [{ bank_account: '????????' }, { bank_account: 'bank_account' }],
  [
    { bank_account: 'LB63 0999 0000 0001 0019 0122 9114' },
    { bank_account: 'iban_check_digits_wrong' },
  ],
  [{ bank_account: '4711 0815' }, { bank_name: 'bank_name' }],
  [{ business_name: 'live\u202e studio' }, { business_name: 'characters_not_allowed' }],
  [{ latitude: '33,9', longitude: '35.5' }, {}],
  [{ latitude: 'north', longitude: '35.5' }, { latitude: 'latitude' }],
  [{ latitude: '33.9' }, { longitude: 'longitude' }],
  [{ latitude: '0', longitude: '0' }, { latitude: 'latitude' }],
  // Although fields of an earlier step are empty.
  [
    { business_name: '', bank_account: '????????' },
    { business_name: 'business_name', bank_account: 'bank_account' },
  ],
])('%o is stated as %o', (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
});
