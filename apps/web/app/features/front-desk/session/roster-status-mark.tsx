import type { RosterEntry } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../ui/display/status-badge.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { ordinalCategory } from './ordinal-category.ts';

/** How one booking stands, as the desk needs to know it. */
export function RosterStatusMark({ entry, zone }: { entry: RosterEntry; zone: string }) {
  const { t, i18n } = useTranslation(['door', 'shared']);
  const format = useFormat();
  const { status, check_in, waitlist_position: position } = entry;
  if (check_in) {
    const time = format.time(check_in.checked_in_at, zone);
    return <StatusBadge state="arrived">{t('status.arrived', { ns: 'shared', time })}</StatusBadge>;
  }
  if (status === 'waitlisted') {
    const category = ordinalCategory(i18n.language, position ?? 1);
    return (
      <StatusBadge state="waitlisted">{t(`roster.inLine.${category}`, { position })}</StatusBadge>
    );
  }
  if (status === 'pending') {
    if (entry.paid_by === 'drop_in') return <StatusBadge state="payment" />;
    return <StatusBadge state="offered">{t('roster.held')}</StatusBadge>;
  }
  if (status === 'no_show') return <StatusBadge state="no_show" />;
  return <StatusBadge state={status === 'completed' ? 'completed' : 'to_come'} />;
}
