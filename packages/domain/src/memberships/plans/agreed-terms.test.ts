import { expect, test } from 'vitest';
import { DAY } from '../../time/instants.ts';
import { isDearer, renewalPrice } from './agreed-terms.ts';

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
const renewsAt = Date.UTC(2027, 0, 1);
const notice = (amount: number, daysBefore: number) => ({
  price: usd(amount),
  noticedAt: renewsAt - daysBefore * DAY,
});

test('a dearer price applies at the first renewal at least 30 days after its notice', () => {
  expect(renewalPrice(usd(6_900), usd(7_900), [], renewsAt)).toEqual(usd(6_900));
  expect(renewalPrice(usd(6_900), usd(7_900), [notice(7_900, 29)], renewsAt)).toEqual(usd(6_900));
  expect(renewalPrice(usd(6_900), usd(7_900), [notice(7_900, 30)], renewsAt)).toEqual(usd(7_900));
});

test('a second rise waits for its own notice', () => {
  const notices = [notice(7_900, 40), notice(8_900, 10)];
  expect(renewalPrice(usd(6_900), usd(8_900), notices, renewsAt)).toEqual(usd(7_900));
});

test('a lower price applies at once, also one that was lowered after its notice', () => {
  expect(renewalPrice(usd(6_900), usd(5_900), [], renewsAt)).toEqual(usd(5_900));
  expect(renewalPrice(usd(6_900), usd(7_400), [notice(7_900, 40)], renewsAt)).toEqual(usd(7_400));
});

test('a plan that changed its currency leaves the agreed price alone', () => {
  const pounds = { amount_minor: 100, currency: 'GBP' };
  expect(renewalPrice(usd(6_900), pounds, [], renewsAt)).toEqual(usd(6_900));
  expect([isDearer(usd(1), usd(2)), isDearer(usd(2), usd(2)), isDearer(usd(1), pounds)]).toEqual([
    true,
    false,
    false,
  ]);
});
