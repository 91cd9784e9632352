import type { AllowanceCounter, Membership, Money } from '@pulse/contract/client';
import type { useTranslation } from '#light-translator';
import type { useFormat } from '#ui/format/use-format.ts';
import { visitsLeft } from './visits-left.ts';

export type AllowanceKind = 'month' | 'plus' | 'today';

/** What the sentences are made with: the texts, the formats, and the member's time zone. */
export interface Words {
  t: ReturnType<typeof useTranslation<'memberships'>>['t'];
  format: Pick<ReturnType<typeof useFormat>, 'date' | 'time' | 'money'>;
  timeZone: string;
}

/** A plan that goes on, or why it does not. */
type PlanState = 'goesOn' | 'cancelled' | 'given' | 'paused' | 'pastDue';

function planState(membership: Membership): PlanState {
  if (membership.past_due) return 'pastDue';
  if (membership.paused_until) return 'paused';
  if (membership.given_until) return 'given';
  return membership.cancel_at_period_end ? 'cancelled' : 'goesOn';
}

/** When the plan ends as things are; null for one that renews. */
function endOf(membership: Membership): string | null {
  if (membership.past_due) return membership.past_due.ends_at;
  return membership.cancel_at_period_end || membership.given_until !== null
    ? membership.period_ends_at
    : null;
}

/** The day on which the plan ends; a given one has a last day instead, in the member's time zone already. */
function endDay(membership: Membership, end: string, { format, timeZone }: Words): string {
  const isYearly = membership.billing_interval === 'year' && membership.past_due === null;
  const shape = isYearly ? 'fullDate' : 'date';
  return membership.given_until !== null
    ? format.date(membership.given_until, shape, 'UTC')
    : format.date(end, shape, timeZone);
}

/** The one date of the plan: it renews, becomes another plan, goes on again, or ends. */
export function planDateSentence(membership: Membership, words: Words): string {
  const { t, format, timeZone } = words;
  const { renewal, billing_interval: interval } = membership;
  const state = planState(membership);
  if (state === 'paused' && membership.paused_until)
    return t('card.pausedUntil', { date: format.date(membership.paused_until, 'date', timeZone) });
  const end = endOf(membership);
  if (end !== null)
    return t(state === 'pastDue' ? 'card.unpaidUntil' : 'card.endsOn', {
      date: endDay(membership, end, words),
    });
  const at = renewal?.at ?? membership.period_ends_at;
  // A yearly plan may renew in twelve months from today.
  const date = format.date(at, interval === 'year' ? 'fullDate' : 'date', timeZone);
  return renewal?.changes
    ? t('card.becomes', { date, plan: t(`plan.${renewal.plan_code}`) })
    : t('card.renews', { date });
}

/** The number of an allowance: what is left, or what was used where there is no limit. */
export function allowanceNumber(counter: AllowanceCounter): number {
  return visitsLeft(counter) ?? counter.used + counter.booked;
}

/** What stands after the number of an allowance. */
export function allowanceLimitText(kind: AllowanceKind, counter: AllowanceCounter, { t }: Words) {
  const { limit } = counter;
  if (limit === 0) return t('usage.notIncluded');
  if (limit === null) return t('usage.noLimit');
  const count = visitsLeft(counter) ?? 0;
  return t(kind === 'today' ? 'usage.classesLeftOf' : 'usage.leftOf', { count, limit });
}

/** The number of visits of the month in words; only of a plan that goes on they are there to book. */
export function monthSentence(membership: Membership, { t }: Words): string {
  const { month } = membership.allowance;
  const left = visitsLeft(month);
  if (left === null) return t('card.noLimit', { count: month.used + month.booked });
  const key = planState(membership) === 'goesOn' ? 'card.left' : 'card.leftOver';
  return t(key, { count: left, limit: month.limit ?? 0 });
}

/** What the visits that are neither used nor booked are called. */
export function freeVisitsText(membership: Membership, { t }: Words): string {
  return t(planState(membership) === 'goesOn' ? 'usage.free' : 'usage.left');
}

/** When an allowance is full again, until when it can be used, or from when on. */
export function allowanceDateSentence(
  kind: AllowanceKind,
  membership: Membership,
  words: Words,
): string {
  const { t, format, timeZone } = words;
  const { limit, resets_at: resetsAt } = membership.allowance[kind];
  const state = planState(membership);
  if (state === 'paused' && membership.paused_until)
    return t('usage.againFrom', { date: format.date(membership.paused_until, 'day', timeZone) });
  const end = endOf(membership);
  if (end !== null && Date.parse(resetsAt) >= Date.parse(end)) {
    const date = endDay(membership, end, words);
    if (state === 'pastDue') return t('usage.unpaidUntil', { date });
    return t(kind === 'today' || limit === null ? 'usage.planEnds' : 'usage.useUntil', { date });
  }
  if (kind === 'today') return t('usage.resetsTomorrow');
  return t('usage.resetsOn', { date: format.date(resetsAt, 'day', timeZone) });
}

/** What a plan costs before it is bought: today, then when and how often, until it is cancelled. */
export function priceSentence(
  { price, interval, renewsAt }: { price: Money; interval: 'month' | 'year'; renewsAt: number },
  { t, format, timeZone }: Words,
): string {
  return t(`price.${interval}`, {
    price: format.money(price),
    date: format.date(renewsAt, interval === 'year' ? 'fullDate' : 'date', timeZone),
  });
}

/** What a year paid at once saves against twelve months; null where it saves nothing. */
export function yearlySaving(monthly: Money, yearly: Money): Money | null {
  const amount_minor = monthly.amount_minor * 12 - yearly.amount_minor;
  if (monthly.currency !== yearly.currency || amount_minor <= 0) return null;
  return { amount_minor, currency: yearly.currency };
}
