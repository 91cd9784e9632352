import type { PartnerClassSession, RosterEntry } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import classes from './roster.module.css';
import { RosterButton } from './roster-button.tsx';
import { RosterMark } from './roster-mark.tsx';
import { rosterActionOf } from './roster-state.ts';
import type { UndoWish } from './undo-wish.ts';

interface RosterRowProps {
  entry: RosterEntry;
  session: PartnerClassSession;
  /** Epoch ms. */
  now: number;
  onUndo: (wish: UndoWish) => void;
  /** Says aloud what has happened. */
  onSay: (sentence: string) => void;
}

const planNames = { basic: 'Basic', plus: 'Plus', unlimited: 'Unlimited' } as const;

/** One member: name, plan, how the booking stands, how they came in, the one thing to do. */
export function RosterRow({ entry, session, now, onUndo, onSay }: RosterRowProps) {
  const { t } = useTranslation('door');
  const { check_in, no_shows_30_days } = entry;
  const plan = entry.plan_code ? planNames[entry.plan_code] : t('roster.noPlan');
  const note = () => {
    if (check_in) {
      const { method, staff_name } = check_in;
      const byName = method === 'by_hand' && staff_name;
      return byName
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
        <RosterMark entry={entry} zone={session.time_zone} />
      </td>
      <td className={classes.note}>{note()}</td>
      <td className={classes.action}>
        <RosterButton
          entry={entry}
          action={rosterActionOf(entry, session.starts_at, now)}
          onUndo={onUndo}
          onSay={onSay}
        />
      </td>
    </tr>
  );
}
