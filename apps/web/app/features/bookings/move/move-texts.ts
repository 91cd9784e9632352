import type { MoveQuote } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';
import type { useTranslation } from '#light-translator';
import type { FormatWhen } from '../texts/format-when.ts';

type Translate = ReturnType<typeof useTranslation<'move'>>['t'];

/** What a member agrees to by moving now: the cost of the place given up, and the deadline of the new one. */
export function moveTexts(
  { cancel, eligibility }: MoveQuote,
  now: EpochMs,
  t: Translate,
  formatWhen: FormatWhen,
): string[] {
  const left = eligibility.uses.visits_left_after;
  return [
    t(cancel.cost === 'free' ? 'costsNothing' : 'costsVisit'),
    cancel.guests > 0 && t('guests', { count: cancel.guests }),
    left === null ? t('usesVisit') : t('usesVisitOf', { count: left }),
    Date.parse(eligibility.free_cancel_until) > now &&
      t('freeUntil', { when: formatWhen(eligibility.free_cancel_until, now) }),
  ].filter((text) => text !== false);
}
