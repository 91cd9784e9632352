import type { PartnerClassSession, RosterEntry } from '@pulse/contract/client';
import { type EpochMs, groupMemberCode } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { Note } from '#ui/layout/note.tsx';
import type { QueuedCheckIn } from '../../offline-desk/queue.ts';
import { QueuedButton, QueuedMark, QueuedNote } from '../../offline-desk/queued-check-in.tsx';
import classes from './roster.module.css';
import { availableRosterAction } from './roster-action.ts';
import { RosterButton } from './roster-button.tsx';
import { RosterStatusMark } from './roster-status-mark.tsx';

interface RosterRowProps {
  entry: RosterEntry;
  session: PartnerClassSession;
  /** Their check-in, made without a network and not settled yet. */
  queued: QueuedCheckIn | null;
  now: EpochMs;
}

const planNames = { basic: 'Basic', plus: 'Plus', unlimited: 'Unlimited' } as const;

/** One roster entry: photo, name, code, plan, booking status, check-in method and the action. */
export function RosterRow({ entry, session, queued, now }: RosterRowProps) {
  const { t } = useTranslation('front-desk');
  // Who is in by now is in, whatever waits here.
  const waits = entry.check_in ? null : queued;
  const plan = entry.plan_code ? planNames[entry.plan_code] : t('roster.noPlan');
  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.name}>
        <span className={classes.member}>
          <Avatar name={entry.full_name} photo={entry.photo_url} size={40} />
          <span className={classes.names}>
            {entry.full_name}
            <Note as="span" className={classes.code}>
              {groupMemberCode(entry.member_code)}
            </Note>
          </span>
        </span>
      </th>
      <td className={classes.plan}>{entry.paid_by === 'drop_in' ? t('roster.dropIn') : plan}</td>
      <td className={classes.state}>
        {waits ? (
          <QueuedMark checkIn={waits} />
        ) : (
          <RosterStatusMark entry={entry} timeZone={session.time_zone} />
        )}
      </td>
      <td className={classes.note}>
        {waits ? (
          <QueuedNote checkIn={waits} timeZone={session.time_zone} />
        ) : (
          <RosterNote entry={entry} />
        )}
      </td>
      <td className={classes.action}>
        {waits && !waits.conflict ? (
          <QueuedButton checkIn={waits} name={entry.full_name} />
        ) : (
          <RosterButton
            entry={entry}
            session={session}
            action={availableRosterAction(entry, session, now)}
          />
        )}
      </td>
    </tr>
  );
}

/** How a member came in, whom to call about a cancelled class, or how often they were missed. */
function RosterNote({ entry }: { entry: RosterEntry }) {
  const { t } = useTranslation('front-desk');
  const { check_in, no_shows_30_days, phone, status, full_name: name } = entry;
  if (status === 'cancelled') {
    return phone ? (
      <a
        className={classes.phone}
        href={`tel:${phone}`}
        aria-label={t('roster.call', { name, phone })}
      >
        {phone}
      </a>
    ) : (
      t('roster.noPhone')
    );
  }
  if (check_in) {
    const { method, staff_name } = check_in;
    const staff = staff_name?.split(' ')[0];
    if (staff && method === 'by_hand') return t('method.by_handBy', { staff });
    if (staff && method === 'walk_in') return t('method.walk_inBy', { staff });
    return t(`method.${method}`);
  }
  return no_shows_30_days > 0 ? t('roster.noShows', { count: no_shows_30_days }) : null;
}
