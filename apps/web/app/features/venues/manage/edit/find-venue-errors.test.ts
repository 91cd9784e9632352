import { changePartnerVenue, createPartnerVenue } from '@pulse/contract';
import { expect, test } from 'vitest';
import { fieldOf, findVenueErrors } from './find-venue-errors.ts';
import { emptyVenue, toVenueBody } from './venue-values.ts';

const messageOf = (field: string, code: string | undefined) => `${field}: ${code ?? 'invalid'}`;
const find = (overrides: Partial<typeof emptyVenue>) =>
  findVenueErrors(
    createPartnerVenue.body,
    toVenueBody({
      ...emptyVenue,
      name: 'Studio Cèdre',
      position: { latitude: '33.9', longitude: '35.5', time_zone: 'Asia/Beirut' },
      ...overrides,
    }),
    messageOf,
  );
const at = (latitude: string, longitude: string) => ({
  position: { latitude, longitude, time_zone: '' },
});

test('a draft needs a name and a position', () => {
  expect(find({})).toEqual({});
  expect(Object.keys(find({ name: '', ...at('', '') }))).toEqual(['name', 'latitude', 'longitude']);
});

test.each([
  ['a latitude of 91', at('91', '0'), { latitude: 'latitude: invalid' }],
  ['0/0', at('0', '0'), { latitude: 'latitude: latitude_zero' }],
  [
    'a website of another scheme',
    { website: 'javascript:alert(1)' },
    { website: 'website: invalid' },
  ],
  [
    'a limit of 0',
    { visit_limit_per_month: '0' },
    { visit_limit_per_month: 'visit_limit_per_month: invalid' },
  ],
])('%s is found at its field', (_, overrides, errors) => {
  expect(find(overrides)).toEqual(errors);
});

test('each period of the hours has its own error', () => {
  const operating_hours = [
    { weekday: 1, opens: '08:00', closes: '12:00' },
    { weekday: 1, opens: '11:00', closes: '13:00' },
    { weekday: 2, opens: '09:00', closes: '09:00' },
  ];
  expect(find({ operating_hours })).toEqual({
    'operating_hours.1': 'operating_hours.1: opening_hours_overlap',
    'operating_hours.2': 'operating_hours.2: opening_hours_empty',
  });
  const unfilled = [{ weekday: 3, opens: '', closes: '' }];
  expect(Object.keys(find({ operating_hours: unfilled }))).toEqual(['operating_hours.0']);
});

test('each figure of the policy has its own error', () => {
  const booking_policy = { ...emptyVenue.booking_policy, free_cancel_hours: '49' };
  expect(Object.keys(find({ booking_policy }))).toEqual(['booking_policy.free_cancel_hours']);
});

test('a change without errors has none', () => {
  expect(
    findVenueErrors(changePartnerVenue.body, { version: 2, name: 'Cèdre' }, messageOf),
  ).toEqual({});
});

test('the server names a field as the contract does', () => {
  expect(fieldOf('operating_hours.1.opens'.split('.'))).toBe('operating_hours.1');
  expect(fieldOf(['latitude'])).toBe('latitude');
});
