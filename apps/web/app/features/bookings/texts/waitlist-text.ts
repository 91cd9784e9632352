import {
  type EpochMs,
  HOLD_MINUTES,
  HOUR,
  holdMinutesAt,
  MINUTE,
  NO_OFFER_MINUTES,
  SHORT_HOLD_HOURS,
  SHORT_HOLD_MINUTES,
} from '@pulse/domain';
import type { useTranslation } from '#light-translator';
import type { FormatWhen } from './format-when.ts';

type Translate = ReturnType<typeof useTranslation<'bookings'>>['t'];

/** What decides what becomes of a place that frees up. */
export interface WaitlistTerms {
  startsAt: string;
  /** Until then it is confirmed by itself; null: not any more. */
  confirmsUntil: string | null;
}

/** What becomes of a place that frees up at `now`: confirmed, held for so long, or open to anyone. */
export function waitlistText(
  { startsAt, confirmsUntil }: WaitlistTerms,
  now: EpochMs,
  t: Translate,
  formatWhen: FormatWhen,
): string {
  const figures = { minutes: HOLD_MINUTES, short: SHORT_HOLD_MINUTES, hours: SHORT_HOLD_HOURS };
  if (confirmsUntil !== null && Date.parse(confirmsUntil) > now) {
    const byItself = t('note.confirmedByItself', { when: formatWhen(confirmsUntil, now) });
    return `${byItself} ${t('note.heldAfter', figures)}`;
  }
  const minutes = holdMinutesAt(Date.parse(startsAt), now);
  if (minutes === null) return t('note.openToAnyone');
  return minutes === HOLD_MINUTES
    ? t('note.heldForYou', figures)
    : t('note.heldShort', { minutes });
}

/** When the sentence of `waitlistText` changes next; null: not any more. */
export function waitlistTextChangesAt(terms: WaitlistTerms, now: EpochMs): EpochMs | null {
  const startsAt = Date.parse(terms.startsAt);
  const changes = [
    terms.confirmsUntil === null ? 0 : Date.parse(terms.confirmsUntil),
    startsAt - SHORT_HOLD_HOURS * HOUR,
    startsAt - NO_OFFER_MINUTES * MINUTE,
  ];
  return changes.filter((at) => at > now).sort((a, b) => a - b)[0] ?? null;
}
