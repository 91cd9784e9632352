import type { PartnerClassSession, RosterEntry } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import classes from './roster.module.css';
import { availableRosterAction } from './roster-action.ts';
import { RosterButton } from './roster-button.tsx';
import { RosterStatusMark } from './roster-status-mark.tsx';
import type { UndoCheckInTarget } from './undo-check-in-sheet.tsx';

interface RosterRowProps {
  entry: RosterEntry;
  session: PartnerClassSession;
  now: EpochMs;
  onUndo: (target: UndoCheckInTarget) => void;
  /** Announces a result to screen readers. */
  onAnnounce: (message: string) => void;
}

const planNames = { basic: 'Basic', plus: 'Plus', unlimited: 'Unlimited' } as const;

/** One roster entry: name, plan, booking status, check-in method and the available action. */
export function RosterRow({ entry, session, now, onUndo, onAnnounce }: RosterRowProps) {
  const { t } = useTranslation('front-desk');
  const { check_in, no_shows_30_days } = entry;
  const plan = entry.plan_code ? planNames[entry.plan_code] : t('roster.noPlan');
  const note = () => {
    if (check_in) {
      const { method, staff_name } = check_in;
      const isByNamedStaff = method === 'by_hand' && staff_name;
      return isByNamedStaff
        ? t('method.by_handBy', { staff: staff_name.split(' ')[0] })
        : t(`method.${method}`);
    }
    return no_shows_30_days > 0 ? t('roster.noShows', { count: no_shows_30_days }) : '';
  };
  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.name}>
        {entry.full_name}
      </th>
      <td className={classes.plan}>{entry.paid_by === 'drop_in' ? t('roster.dropIn') : plan}</td>
      <td className={classes.state}>
        <RosterStatusMark entry={entry} timeZone={session.time_zone} />
      </td>
      <td className={classes.note}>{note()}</td>
      <td className={classes.action}>
        <RosterButton
          entry={entry}
          action={availableRosterAction(entry, session.starts_at, now)}
          onUndo={onUndo}
          onAnnounce={onAnnounce}
        />
      </td>
    </tr>
  );
}
