import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, type EpochMs, type TimeRange } from '../time/instants.ts';
import { nextPeriodEnd, paidPeriod, renewalAfterPause } from './billing/billing-calendar.ts';
import { addBillingMonths, billingMonthOf } from './billing/billing-month.ts';
import { nextRenewalStep } from './billing/renewal-retries.ts';
import { pastDueEndsAt } from './billing/subscription-states.ts';
import { decidePause } from './changes/pause.ts';
import { quoteChange } from './changes/quote-change.ts';
import type { AgreedTerms } from './plans/agreed-terms.ts';
import { DEMO_PLANS, PLAN_CODES, type PlanCode, planPrice } from './plans/plans.ts';

/*
 * Two years of one member, decided by the rules and counted again by a simple model: a list of days,
 * each paid for once, paused, or without a membership.
 */

type Interval = 'month' | 'year';

/** The 31st, a leap day, and the nights in which the clocks of Beirut and Paris change. */
const UNUSUAL_STARTS = [
  '2026-01-31T23:59:59.999Z',
  '2026-08-31T00:00:00Z',
  '2028-02-29T12:00:00Z',
  '2026-03-28T22:00:00Z',
  '2027-03-27T22:30:00Z',
  '2026-10-24T21:00:00Z',
  '2026-10-25T01:30:00Z',
];

/** What a member does on one day; a plan's renewal is paid unless the card declines that day. */
type Action =
  | { kind: 'pause'; days: number; resumeAfter: number }
  | { kind: 'change'; plan: PlanCode; interval: Interval }
  | { kind: 'cancel' | 'take_back' | 'nothing' };

const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    kind: fc.constant('pause' as const),
    days: fc.integer({ min: 5, max: 62 }),
    resumeAfter: fc.integer({ min: 0, max: 70 }),
  }),
  fc.record({
    kind: fc.constant('change' as const),
    plan: fc.constantFrom(...PLAN_CODES),
    interval: fc.constantFrom('month' as const, 'year' as const),
  }),
  fc.constant({ kind: 'cancel' as const }),
  fc.constant({ kind: 'take_back' as const }),
  fc.constant({ kind: 'nothing' as const }),
);

function termsOf(code: PlanCode, interval: Interval): AgreedTerms {
  const plan = DEMO_PLANS.find((one) => one.code === code);
  if (!plan) throw new Error('no such plan');
  return {
    plan: code,
    interval,
    price: planPrice(plan, interval),
    classesPerDay: plan.classes_per_day ?? 0,
    visitsPerMonth: plan.visits_per_month,
    plusVisitsPerMonth: plan.plus_visits_per_month ?? 0,
  };
}

/** A payment of the ledger: a whole period, or the rest of one on a larger plan. */
interface Entry {
  period: TimeRange;
  interval: Interval;
  amount: number;
  upgrade: boolean;
}

/** A membership lived through by the rules, as the server applies them. */
class Life {
  readonly ledger: Entry[] = [];
  readonly pauses: TimeRange[] = [];
  readonly anchorAt: EpochMs;
  terms: AgreedTerms;
  next: AgreedTerms | null = null;
  periodEndsAt: EpochMs;
  pausedUntil: EpochMs | null = null;
  resumesEarlyAt: EpochMs | null = null;
  renewalBefore: EpochMs = 0;
  cancelled = false;
  dueAt: EpochMs | null = null;
  endedAt: EpochMs | null = null;

  constructor(now: EpochMs, terms: AgreedTerms) {
    this.anchorAt = now;
    this.terms = terms;
    this.periodEndsAt = addBillingMonths(now, terms.interval === 'month' ? 1 : 12);
    this.pay({ startsAt: now, endsAt: this.periodEndsAt });
  }

  get calendar() {
    return { anchorAt: this.anchorAt, pauses: this.pauses };
  }

  private pay(period: TimeRange) {
    const { interval, price } = this.terms;
    this.ledger.push({ period, interval, amount: price.amount_minor, upgrade: false });
  }

  /** Everything that is due at `now`. */
  runJobs(now: EpochMs, cardAccepts: boolean): void {
    const resumesAt = Math.min(this.pausedUntil ?? Infinity, this.resumesEarlyAt ?? Infinity);
    if (this.pausedUntil !== null && now >= resumesAt) this.resume(Math.min(now, this.pausedUntil));
    if (now < this.periodEndsAt || now < (this.dueAt ?? 0)) return;
    if (this.cancelled || now >= pastDueEndsAt(this.periodEndsAt)) this.endedAt = now;
    else if (cardAccepts) this.renew(now);
    else this.dueAt = nextRenewalStep(this.periodEndsAt, now);
  }

  private renew(now: EpochMs): void {
    this.terms = this.next ?? this.terms;
    this.next = null;
    this.dueAt = null;
    const startsAt = this.periodEndsAt;
    this.periodEndsAt = nextPeriodEnd(this.calendar, startsAt, this.terms.interval, now);
    this.pay({ startsAt, endsAt: this.periodEndsAt });
  }

  private resume(now: EpochMs): void {
    const pause = this.pauses.pop();
    if (!pause) throw new Error('not paused');
    const ended = { ...pause, endsAt: now };
    this.periodEndsAt = renewalAfterPause(this.calendar, this.renewalBefore, ended);
    this.pauses.push(ended);
    this.extendPaidPeriod();
    this.pausedUntil = null;
    this.resumesEarlyAt = null;
  }

  private extendPaidPeriod(): void {
    for (const entry of this.ledger)
      if (!entry.upgrade && entry === this.ledger.findLast((one) => !one.upgrade))
        entry.period = { ...entry.period, endsAt: this.periodEndsAt };
  }

  act(action: Action, now: EpochMs): void {
    const isPaid = now < this.periodEndsAt && this.pausedUntil === null;
    if (action.kind === 'take_back') this.cancelled = false;
    else if (action.kind === 'cancel') {
      if (now >= this.periodEndsAt) this.endedAt = now;
      else this.cancelled = true;
    } else if (action.kind === 'pause' && isPaid && !this.cancelled) this.pause(action, now);
    else if (action.kind === 'change' && isPaid && !this.cancelled) this.change(action, now);
  }

  private pause({ days, resumeAfter }: { days: number; resumeAfter: number }, now: EpochMs) {
    const decision = decidePause(days, this.periodEndsAt, this.calendar, now);
    const recent = this.pauses.filter(({ startsAt }) => startsAt > now - 365 * DAY).length;
    expect(decision.allowed).toBe(days >= 7 && days <= 60 && recent < 2);
    if (!decision.allowed) return;
    this.renewalBefore = this.periodEndsAt;
    this.pauses.push({ startsAt: now, endsAt: decision.pause.resumesAt });
    this.pausedUntil = decision.pause.resumesAt;
    this.resumesEarlyAt = now + resumeAfter * DAY;
    this.periodEndsAt = decision.pause.renewsAt;
    this.extendPaidPeriod();
  }

  private change({ plan, interval }: { plan: PlanCode; interval: Interval }, now: EpochMs) {
    const wish = {
      interval,
      terms: { month: termsOf(plan, 'month'), year: termsOf(plan, 'year') },
    };
    const quote = quoteChange({ ...this.calendar, ...this.changeable() }, wish, now);
    if (!quote) return;
    this.next = quote.atRenewal;
    if (!quote.now) return;
    const amount = quote.now.charge.amount_minor;
    const difference = quote.now.terms.price.amount_minor - this.terms.price.amount_minor;
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(amount).toBeLessThanOrEqual(difference);
    this.terms = quote.now.terms;
    const period = { startsAt: now, endsAt: this.periodEndsAt };
    this.ledger.push({ period, interval: this.terms.interval, amount, upgrade: true });
  }

  private changeable() {
    return { terms: this.terms, periodEndsAt: this.periodEndsAt };
  }
}

const pausedIn = ({ startsAt, endsAt }: TimeRange, pauses: readonly TimeRange[]) =>
  pauses
    .filter((pause) => pause.startsAt >= startsAt && pause.startsAt < endsAt)
    .reduce((sum, pause) => sum + pause.endsAt - pause.startsAt, 0);

/** No day is paid for twice, none is free, and a pause is not paid for. */
function checkLedger(life: Life, now: EpochMs): void {
  const periods = life.ledger.filter(({ upgrade }) => !upgrade);
  periods.forEach(({ period, interval }, index) => {
    const before = periods[index - 1];
    expect(period.startsAt).toBe(before ? before.period.endsAt : life.anchorAt);
    const days = (period.endsAt - period.startsAt - pausedIn(period, life.pauses)) / DAY;
    // A billing month has 28 to 31 days; twelve of them that a pause moved, a year but for 3.
    expect(days).toBeGreaterThanOrEqual(interval === 'month' ? 28 : 362);
    expect(days).toBeLessThanOrEqual(interval === 'month' ? 31 : 369);
    expect(billingMonthOf(life.anchorAt, period.startsAt, life.pauses).startsAt).toBe(
      period.startsAt,
    );
  });
  const last = periods.at(-1);
  expect(last?.period.endsAt).toBe(life.periodEndsAt);
  expect(last && paidPeriod(life.calendar, life.periodEndsAt, last.interval).startsAt).toBe(
    last?.period.startsAt,
  );
  // Unpaid, the plan goes on for the days of grace only.
  if (life.endedAt === null) expect(now).toBeLessThan(pastDueEndsAt(life.periodEndsAt) + DAY);
}

test('in two years of buying, changing, pausing, failing and cancelling no day is paid twice or free', () => {
  const days = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 40 }), action: actions }), {
    minLength: 20,
    maxLength: 60,
  });
  const start = fc.oneof(
    fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 1, 29) }),
    fc.constantFrom(...UNUSUAL_STARTS.map((at) => Date.parse(at))),
  );
  const cards = fc.array(fc.boolean(), { minLength: 50, maxLength: 50 });
  fc.assert(
    fc.property(start, fc.constantFrom(...PLAN_CODES), days, cards, (from, plan, steps, card) => {
      let now = from;
      let life = new Life(now, termsOf(plan, 'month'));
      for (const { wait, action } of steps) {
        for (let day = 0; day <= wait && now < from + 730 * DAY; day += 1, now += DAY) {
          if (life.endedAt !== null) {
            checkLedger(life, now);
            life = new Life(now, termsOf(plan, 'month'));
          }
          life.runJobs(now, card[((now / DAY) % card.length) | 0] ?? true);
        }
        checkLedger(life, now - DAY);
        if (life.endedAt === null) life.act(action, now);
      }
    }),
    { numRuns: 50 },
  );
});
