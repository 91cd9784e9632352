import { expect, test } from 'vitest';
import { HOUR } from '../time/instants.ts';
import { disputableUntil, disputeAnswerDue } from './disputes.ts';
import { initialsOf } from './initials.ts';
import { paidVisitKind } from './paid-visit-kinds.ts';
import { type AgreedRate, mayRatesBegin, rateOn } from './rates.ts';
import { statementLines, sumStatement } from './statement-lines.ts';
import { monthAfter, monthClosesAt, statementMonthOf } from './statement-months.ts';

const attended = {
  kind: 'class',
  status: 'completed',
  lateCancelled: false,
  visitReturned: false,
  tier: 'standard',
  takenBack: false,
} as const;

test.each([
  ['class', {}],
  ['plus', { tier: 'plus' }],
  ['missed', { status: 'no_show' }],
  ['missed', { status: 'no_show', tier: 'plus' }],
  ['late', { status: 'cancelled', lateCancelled: true }],
  ['open_gym', { kind: 'open_gym', tier: 'plus' }],
  [null, { status: 'cancelled' }],
  [null, { status: 'cancelled', lateCancelled: true, visitReturned: true }],
  [null, { status: 'no_show', visitReturned: true }],
  [null, { status: 'confirmed' }],
  [null, { status: 'pending' }],
  [null, { status: 'waitlisted' }],
  [null, { kind: 'open_gym', takenBack: true }],
] as const)('a venue is paid as %s for %o', (kind, changes) => {
  expect(paidVisitKind({ ...attended, ...changes })).toBe(kind);
});

const rates: AgreedRate[] = [
  { kind: 'class', firstDay: '2026-10-05', amountMinor: 900 },
  { kind: 'class', firstDay: '2026-11-01', amountMinor: 1000 },
  { kind: 'late', firstDay: '2026-10-05', amountMinor: 0 },
];

test('the rate in force is the latest that has begun; before the first there is none', () => {
  expect(rateOn(rates, 'class', '2026-10-04')).toBeNull();
  expect(rateOn(rates, 'class', '2026-10-05')?.amountMinor).toBe(900);
  expect(rateOn(rates, 'class', '2026-10-31')?.amountMinor).toBe(900);
  expect(rateOn(rates, 'class', '2026-11-01')?.amountMinor).toBe(1000);
  expect(rateOn(rates, 'missed', '2026-11-01')).toBeNull();
});

test('rates begin tomorrow at the earliest', () => {
  expect(mayRatesBegin('2026-11-23', '2026-11-22')).toBe(true);
  expect(mayRatesBegin('2026-11-22', '2026-11-22')).toBe(false);
  expect(mayRatesBegin('2026-11-21', '2026-11-22')).toBe(false);
});

test('a month closes 72 hours after its end in the zone of its venue, across clock changes too', () => {
  expect(statementMonthOf('2026-12-31')).toBe('2026-12');
  expect([monthAfter('2026-12'), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  const iso = (month: string, zone: string) => new Date(monthClosesAt(month, zone)).toISOString();
  expect(iso('2026-11', 'Asia/Beirut')).toBe('2026-12-03T22:00:00.000Z');
  expect(iso('2026-10', 'Asia/Beirut')).toBe('2026-11-03T22:00:00.000Z');
  expect(iso('2026-07', 'Asia/Beirut')).toBe('2026-08-03T21:00:00.000Z');
  expect(monthClosesAt('2026-11', 'Asia/Dubai') - Date.parse('2026-11-30T20:00:00Z')).toBe(
    72 * HOUR,
  );
});

test('a line can be disputed for 30 days from its closing, and is answered in five working days', () => {
  const closedAt = Date.parse('2026-12-03T22:00:00Z');
  expect(new Date(disputableUntil(closedAt)).toISOString()).toBe('2027-01-02T22:00:00.000Z');
  const due = (at: string) => new Date(disputeAnswerDue(Date.parse(at))).toISOString();
  expect(due('2026-11-18T10:00:00Z')).toBe('2026-11-25T10:00:00.000Z');
  expect(due('2026-11-20T10:00:00Z')).toBe('2026-11-27T10:00:00.000Z');
  expect(due('2026-11-21T10:00:00Z')).toBe('2026-11-27T10:00:00.000Z');
  expect(due('2026-11-22T10:00:00Z')).toBe('2026-11-27T10:00:00.000Z');
});

test.each([
  ['Rita Haddad', 'RH'],
  ['Jean-Marc de la Tour', 'JT'],
  ['cher', 'C'],
  ['ليلى حداد', 'لح'],
  ['🙂 Éva  ', 'É'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

const visit = (visitId: string, kind: 'class' | 'missed', date = '2026-10-10') => ({
  ...{ visitId, kind, date, title: 'Flow', initials: 'RH' },
});

test('a visit before the first rate has a line without an amount, which the total counts apart', () => {
  const lines = statementLines({
    month: '2026-10',
    visits: [visit('a', 'class', '2026-10-04'), visit('b', 'class'), visit('c', 'missed')],
    stated: [],
    disputes: [],
    rates,
  });
  expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([null, 900, null]);
  expect(sumStatement(lines)).toEqual({ totalMinor: 900, lines: 3, withoutRate: 2 });
});

test('a no-show that the venue corrects after closing is taken back and paid in the next month', () => {
  const stated = [{ ...visit('a', 'missed'), amountMinor: 300, lineId: 'l1', takenBack: false }];
  const sources = { month: '2026-11', visits: [visit('a', 'class')], disputes: [], rates };
  const lines = statementLines({ ...sources, stated });
  expect(lines.map(({ type, amountMinor, correctsLineId }) => [type, amountMinor, correctsLineId]))
    // At the rate of the day of the class, not of the correction.
    .toEqual([
      ['reversal', -300, 'l1'],
      ['replacement', 900, 'l1'],
    ]);
  expect(statementLines({ ...sources, stated: null })).toEqual([]);
});
