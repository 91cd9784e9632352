import { expect, test } from 'vitest';
import { examplePhoneNumber, parsePhone } from './phone-numbers.ts';

test.each([
  ['71 123 456', 'LB', '+96171123456', '+961 71 123 456'],
  ['03 123 456', 'LB', '+9613123456', '+961 3 123 456'],
  ['0151 23456789', 'DE', '+4915123456789', '+49 1512 3456789'],
  ['+33 6 12 34 56 78', 'LB', '+33612345678', '+33 6 12 34 56 78'],
] as const)('%s in %s is %s', (written, country, e164, formatted) => {
  expect(parsePhone(written, country)).toEqual({ e164, formatted });
});

test.each(['12', 'not a number', '+961 12', '+999 123 456 789', ''])(
  '%s is not a phone number',
  (written) => {
    expect(parsePhone(written, 'LB')).toBeNull();
  },
);

test('every country has a valid example number', () => {
  for (const country of ['LB', 'FR', 'DE', 'CH', 'AE'] as const)
    expect(parsePhone(examplePhoneNumber(country), country)).not.toBeNull();
});
