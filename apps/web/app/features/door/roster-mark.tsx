import type { RosterEntry } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { StatusMark } from '../../ui/status-mark.tsx';
import { ordinalForm } from './ordinal-form.ts';

/** How one booking stands, as the desk needs to know it. */
export function RosterMark({ entry, zone }: { entry: RosterEntry; zone: string }) {
  const { t, i18n } = useTranslation(['door', 'shared']);
  const format = useFormat();
  const { status, check_in, waitlist_position: position } = entry;
  if (check_in) {
    const time = format.time(check_in.checked_in_at, zone);
    return <StatusMark state="arrived">{t('status.arrived', { ns: 'shared', time })}</StatusMark>;
  }
  if (status === 'waitlisted') {
    const form = ordinalForm(i18n.language, position ?? 1);
    return <StatusMark state="waitlisted">{t(`roster.inLine.${form}`, { position })}</StatusMark>;
  }
  if (status === 'pending') {
    if (entry.paid_by === 'drop_in') return <StatusMark state="payment" />;
    return <StatusMark state="offered">{t('roster.held')}</StatusMark>;
  }
  if (status === 'no_show') return <StatusMark state="no_show" />;
  return <StatusMark state={status === 'completed' ? 'completed' : 'to_come'} />;
}
