import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payoutAccountFault } from './payout-account.ts';

const check = (bank_account: string, bank_name = '') =>
  payoutAccountFault({ bank_account, bank_name })?.fault ?? null;

// The examples of the IBAN registry.
const ibans = [
  'LB62 0999 0000 0001 0019 0122 9114',
  'CH93 0076 2011 6238 5295 7',
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'GB29 NWBK 6016 1331 9268 19',
  'AE07 0331 2345 6789 0123 456',
  'JO94 CBJO 0010 0000 0000 0131 0003 02',
  'EG380019000500000000263180002',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'sa03-8000-0000-6080-1016-7519',
];

test.each(ibans)('%s is an IBAN, however it is written', (iban) => {
  expect(check(iban)).toBeNull();
});

test('one wrong digit of an IBAN is always noticed', () => {
  const compact = 'LB62099900000001001901229114';
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: compact.length - 1 }),
      fc.integer({ min: 1, max: 9 }),
      (at, more) => {
        const digit = (Number(compact[at]) + more) % 10;
        const wrong = compact.slice(0, at) + digit + compact.slice(at + 1);
        expect(check(wrong)).toBe('iban_check_digits_wrong');
      },
    ),
  );
});

test.each([
  ['DE89 3704 0044 0532 0130', 'iban_invalid'],
  ['LB62 0999 0000 0001 0019 0122 911?', 'iban_invalid'],
  ['GB29 6016 6016 1331 9268 19', 'iban_invalid'],
  ['ZZ89 3704 0044 0532 0130 00', 'iban_country_unknown'],
  ['????????', 'account_invalid'],
  ['00000000', 'account_invalid'],
  ['my account', 'account_invalid'],
  ['1234', 'account_invalid'],
  ['', 'account_invalid'],
  ['\u202e4119 2210\u202c', 'account_invalid'],
])('%s is refused: %s', (account, fault) => {
  expect(check(account, 'Bank of Beirut')).toBe(fault);
});

test('a local account number needs the name of its bank', () => {
  expect(payoutAccountFault({ bank_account: '001-234567-890', bank_name: ' ' })).toEqual({
    field: 'bank_name',
    fault: 'bank_name_missing',
  });
  expect(check('001-234567-890', 'Bank of Beirut')).toBeNull();
});
