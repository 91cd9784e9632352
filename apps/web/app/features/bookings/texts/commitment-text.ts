import type { Eligibility } from '@pulse/contract/client';
import { type EpochMs, MINUTE } from '@pulse/domain';
import type { useTranslation } from '#light-translator';
import type { FormatWhen } from './format-when.ts';

type Translate = ReturnType<typeof useTranslation<'bookings'>>['t'];

/** What decides the cost of cancelling a place that is not booked yet. */
export interface CancellationTerms {
  starts_at: string;
  free_cancel_until: string;
  grace_minutes: number;
}

/** What booking a class uses of the plan. */
export function usesText({ visits_left_after: left }: Eligibility['uses'], t: Translate): string {
  return left === null ? t('book.oneVisit') : t('book.visitOf', { count: left + 1 });
}

/** Until when a place booked at `now` could be cancelled free, and whether it costs a visit after that. */
export function cancellationText(
  { starts_at, free_cancel_until, grace_minutes }: CancellationTerms,
  now: EpochMs,
  t: Translate,
  formatDayAndTime: (instant: string) => { day: string; time: string },
): { deadline: string; after: string | null } {
  const after = t('book.afterThat');
  if (Date.parse(free_cancel_until) > now)
    return { deadline: t('book.freeUntil', formatDayAndTime(free_cancel_until)), after };
  const minutes = graceMinutes({ starts_at, grace_minutes }, now);
  if (minutes > 0) return { deadline: t('book.freeFor', { count: minutes }), after };
  return { deadline: t('book.neverFree'), after: null };
}

/** What becomes of the price of a class paid alone at `now`, if it is cancelled. */
export function refundText(
  { starts_at, free_cancel_until, grace_minutes }: CancellationTerms,
  now: EpochMs,
  t: Translate,
  formatWhen: FormatWhen,
): string {
  if (Date.parse(free_cancel_until) > now)
    return t('cost.freePrice', { when: formatWhen(free_cancel_until, now) });
  const minutes = graceMinutes({ starts_at, grace_minutes }, now);
  return minutes > 0 ? t('cost.freePriceFor', { count: minutes }) : t('cost.priceKept');
}

/** What taking an offered place uses, and until when it could be given back free. */
export function offerText(
  booking: { paid_by: 'plan' | 'drop_in'; accept_free_until: string | null },
  now: EpochMs,
  t: Translate,
  formatWhen: FormatWhen,
): string {
  const until = booking.accept_free_until;
  const isFree = until !== null && Date.parse(until) > now;
  return [
    booking.paid_by === 'plan' && t('held.uses'),
    isFree ? t('held.giveBack', { when: formatWhen(until, now) }) : t('held.keeps'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** How long a place booked at `now` could be cancelled free, in minutes; it ends with the start at the latest. */
function graceMinutes(
  { starts_at, grace_minutes }: Pick<CancellationTerms, 'starts_at' | 'grace_minutes'>,
  now: EpochMs,
): number {
  return Math.min(grace_minutes, Math.floor((Date.parse(starts_at) - now) / MINUTE));
}
