import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAID_VISIT_KINDS, type PaidVisitKind } from './paid-visit-kinds.ts';
import { type AgreedRate, mayRatesBegin } from './rates.ts';
import {
  type AcceptedDispute,
  type PaidVisit,
  type StatedVisit,
  statementLines,
  sumStatement,
} from './statement-lines.ts';
import { firstDayOf, monthAfter, statementMonthOf } from './statement-months.ts';

/** A closed line as a table would keep it. */
type ClosedLine = ReturnType<typeof statementLines>[number] & { id: string; month: string };

const FIRST = '2026-01';
const KINDS = [...PAID_VISIT_KINDS, null];
const day = (number: number) => `2026-01-${String(1 + (number % 28)).padStart(2, '0')}`;
const inMonth = (month: string, number: number) => `${month}${day(number).slice(7)}`;

const visit = fc.record({
  what: fc.constant('visit' as const),
  day: fc.nat(27),
  kind: fc.constantFrom(...KINDS),
});
const correct = fc.record({
  what: fc.constant('correct' as const),
  which: fc.nat(),
  kind: fc.constantFrom(...KINDS),
});
const agree = fc.record({
  what: fc.constant('agree' as const),
  day: fc.nat(40),
  kind: fc.constantFrom(...PAID_VISIT_KINDS),
  amount: fc.nat(3000),
});
const dispute = fc.record({
  what: fc.constant('dispute' as const),
  which: fc.nat(),
  more: fc.nat(2000),
});
const close = fc.constant({ what: 'close' as const });
const steps = fc.array(fc.oneof(visit, visit, correct, agree, dispute, close), { maxLength: 40 });

/** What the closed lines say about each visit, as a store would ask for it. */
function statedVisits(closed: readonly ClosedLine[]): StatedVisit[] {
  const ofVisit = Map.groupBy(closed, ({ visitId }) => visitId);
  return [...ofVisit.values()].flatMap((lines) => {
    const facts = lines.filter(({ disputeId }) => disputeId === null).at(-1);
    if (!facts) return [];
    const amounts = lines.flatMap(({ amountMinor }) => amountMinor ?? []);
    const amountMinor = amounts.length > 0 ? amounts.reduce((sum, one) => sum + one, 0) : null;
    const { visitId, date, kind, title, initials, id } = facts;
    const takenBack = facts.type === 'reversal';
    return [{ visitId, date, kind, title, initials, amountMinor, lineId: id, takenBack }];
  });
}

/** The price of a visit, found the slow way: day by day backwards to the day on which a rate began. */
function priceOf(kind: PaidVisitKind, date: string, rates: readonly AgreedRate[]): number {
  for (let at = Date.parse(date); at > Date.parse('2025-12-01'); at -= 86_400_000) {
    const firstDay = new Date(at).toISOString().slice(0, 10);
    const rate = rates.find((one) => one.kind === kind && one.firstDay === firstDay);
    if (rate) return rate.amountMinor;
  }
  return 0;
}

test('statements agree with a simple model, whatever happens and in which order', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let month = FIRST;
      const visits: (Omit<PaidVisit, 'kind'> & { kind: PaidVisitKind | null })[] = [];
      const rates: AgreedRate[] = [];
      const closed: ClosedLine[] = [];
      let pending: AcceptedDispute[] = [];
      const disputed = new Set<string>();
      /** The model: what each visit is owed in all closed months together. */
      const owed = new Map<string, { kind: PaidVisitKind | null; amount: number }>();
      for (const step of all) {
        if (step.what === 'visit') {
          const visitId = `v${visits.length}`;
          const date = inMonth(month, step.day);
          visits.push({ visitId, date, kind: step.kind, title: null, initials: 'AB' });
        } else if (step.what === 'correct') {
          const chosen = visits[step.which % Math.max(1, visits.length)];
          if (chosen) chosen.kind = step.kind;
        } else if (step.what === 'agree') {
          const today = firstDayOf(month);
          const firstDay = new Date(Date.parse(today) + step.day * 86_400_000)
            .toISOString()
            .slice(0, 10);
          const isTaken = rates.some(
            (rate) => rate.kind === step.kind && rate.firstDay === firstDay,
          );
          const isStated = closed.some(({ date }) => date >= firstDay);
          if (mayRatesBegin(firstDay, today) && !isTaken && !isStated)
            rates.push({ kind: step.kind, firstDay, amountMinor: step.amount });
        } else if (step.what === 'dispute') {
          const line = closed[step.which % Math.max(1, closed.length)];
          const isCorrected = closed.some(({ correctsLineId }) => correctsLineId === line?.id);
          if (!line || isCorrected || disputed.has(line.id)) continue;
          disputed.add(line.id);
          const { id: lineId, amountMinor: statedMinor, visitId, date, kind } = line;
          const rightMinor = (statedMinor ?? 0) + step.more;
          const facts = { visitId, date, kind, title: null, initials: 'AB' };
          pending.push({ ...facts, lineId, statedMinor, rightMinor });
        } else {
          for (const one of visits) {
            const before = owed.get(one.visitId) ?? { kind: null, amount: 0 };
            const disputes = pending.filter(({ visitId }) => visitId === one.visitId);
            const added = disputes.reduce(
              (sum, { rightMinor, statedMinor }) => sum + rightMinor - (statedMinor ?? 0),
              0,
            );
            const changed = before.kind !== one.kind;
            const amount = changed
              ? one.kind === null
                ? 0
                : priceOf(one.kind, one.date, rates)
              : before.amount + added;
            owed.set(one.visitId, { kind: one.kind, amount });
          }
          const present = visits.flatMap(({ kind, ...rest }) => (kind ? [{ ...rest, kind }] : []));
          const sources = { month, visits: present, stated: statedVisits(closed), rates };
          const lines = statementLines({ ...sources, disputes: pending });
          const { totalMinor } = sumStatement(lines);
          expect(totalMinor).toBe(lines.reduce((sum, line) => sum + (line.amountMinor ?? 0), 0));
          expect(lines.every((line) => statementMonthOf(line.date) <= month)).toBe(true);
          for (const line of lines) closed.push({ ...line, id: `l${closed.length}`, month });
          pending = [];
          month = monthAfter(month);
          for (const [visitId, { amount }] of owed) {
            const own = closed.filter((line) => line.visitId === visitId);
            const sum = own.reduce((total, { amountMinor }) => total + (amountMinor ?? 0), 0);
            expect([visitId, sum]).toEqual([visitId, amount]);
            expect(own.filter(({ type }) => type === 'visit').length).toBeLessThan(2);
          }
          const reversed = closed.filter(
            ({ type, disputeId }) => type === 'reversal' && !disputeId,
          );
          const takenBack = reversed.map(({ correctsLineId }) => correctsLineId);
          expect(new Set(takenBack).size).toBe(takenBack.length);
          const again = statementLines({
            ...{ month, visits: present, stated: statedVisits(closed), disputes: [], rates },
          });
          expect(again).toEqual([]);
        }
      }
    }),
    { numRuns: 300 },
  );
});
