import type { RosterEntry } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';

/** The status of one roster entry. */
export function RosterStatusMark({ entry, timeZone }: { entry: RosterEntry; timeZone: string }) {
  const { t, translator } = useTranslation(['front-desk', 'shared']);
  const format = useFormat();
  const { status, check_in, waitlist_position: position } = entry;
  if (check_in) {
    const time = format.time(check_in.checked_in_at, timeZone);
    return <StatusBadge state="arrived">{t('status.arrived', { ns: 'shared', time })}</StatusBadge>;
  }
  if (status === 'waitlisted') {
    const category = ordinalCategory(translator.language, position ?? 1);
    return (
      <StatusBadge state="waitlisted">
        {t(`roster.waitlistPosition.${category}`, { position })}
      </StatusBadge>
    );
  }
  if (status === 'pending') {
    const time = entry.held_until ? format.time(entry.held_until, timeZone) : '';
    return entry.paid_by === 'drop_in' ? (
      <StatusBadge state="payment">{t('roster.unpaidUntil', { time })}</StatusBadge>
    ) : (
      <StatusBadge state="offered">{t('roster.heldUntil', { time })}</StatusBadge>
    );
  }
  if (status === 'cancelled') return <StatusBadge state="cancelled" />;
  if (status === 'no_show') return <StatusBadge state="no_show" />;
  return <StatusBadge state={status === 'completed' ? 'completed' : 'to_come'} />;
}

const ordinalCategories = ['one', 'two', 'few', 'other'] as const;

/** The plural category of an ordinal number in a language: 1st, 2nd, 3rd, 4th in English. */
function ordinalCategory(language: string, position: number): (typeof ordinalCategories)[number] {
  const category = new Intl.PluralRules(language, { type: 'ordinal' }).select(position);
  return ordinalCategories.find((known) => known === category) ?? 'other';
}
