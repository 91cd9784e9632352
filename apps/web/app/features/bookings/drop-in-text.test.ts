import type { Booking, DropInMoney } from '@pulse/contract/client';
import { DAY } from '@pulse/domain';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import bookings from '#locales/en/bookings.json' with { type: 'json' };
import { dropInText } from './drop-in-text.ts';

const now = Date.parse('2026-11-18T10:00:00Z');
const iso = (at: number) => new Date(at).toISOString();
const i18n = createInstance();
await i18n.init({
  lng: 'en',
  resources: { en: { bookings } },
  interpolation: { escapeValue: false },
});
const t = i18n.getFixedT('en', 'bookings');
const format = {
  money: ({ amount_minor, currency }: DropInMoney['amount']) => `${currency} ${amount_minor / 100}`,
  date: (instant: string | number) => new Date(instant).toISOString().slice(0, 10),
};

const GOES_BACK = 'goes back to the card you paid with, by 2026-12-02 at the latest.';

const cancelled = {
  status: 'cancelled',
  cancelled_by: 'member',
  late_cancelled: false,
  session: { starts_at: iso(now + DAY) },
} as const;
const priceIs = (state: DropInMoney['state'], refund_by: string | null = null) => ({
  drop_in: { amount: { amount_minor: 1800, currency: 'USD' }, state, refund_by },
});
const textOf = (booking: object) => dropInText(booking as Booking, now, t, format);

test.each([
  [`USD 18 ${GOES_BACK}`, priceIs('refund_due', iso(now + 14 * DAY))],
  [`USD 18 ${GOES_BACK}`, priceIs('refunded', iso(now + 14 * DAY))],
  ['USD 18 went back to the card you paid with.', priceIs('refunded', iso(now - DAY))],
  [
    `Somebody took the place: USD 18 ${GOES_BACK}`,
    { ...priceIs('refund_due', iso(now + 14 * DAY)), late_cancelled: true },
  ],
  [`USD 18 ${GOES_BACK}`, { ...priceIs('refund_due', iso(now + 14 * DAY)), cancelled_by: 'venue' }],
  [
    'Cancelled late: USD 18 is not refunded, unless someone takes the place.',
    { ...priceIs('kept'), late_cancelled: true },
  ],
  [
    'Cancelled late: USD 18 was not refunded.',
    { ...priceIs('kept'), session: { starts_at: iso(now - DAY) } },
  ],
  ['Nobody checked you in: USD 18 is not refunded.', { ...priceIs('kept'), status: 'no_show' }],
  ['Nothing was charged.', priceIs('unpaid')],
  [null, { ...priceIs('paid'), status: 'confirmed' }],
  [null, { drop_in: null }],
])('%s', (expected, booking) => {
  expect(textOf({ ...cancelled, ...booking })).toBe(expected);
});
