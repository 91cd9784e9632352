import { Button, Loader } from '@mantine/core';
import type { PartnerClassSession, RosterEntry } from '@pulse/contract/client';
import { checkInWindow, type EpochMs } from '@pulse/domain';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import type { QueuedCheckIn } from '../../offline-desk/queue.ts';
import { QueuedButton, QueuedMark, QueuedNote } from '../../offline-desk/queued-check-in.tsx';
import { GuestPayment } from './guest-payment.tsx';
import classes from './roster.module.css';
import { useTickGuest } from './use-tick.ts';

interface GuestRowProps {
  /** The entry of the member who brings the guest. */
  entry: RosterEntry;
  guest: RosterEntry['guests'][number];
  session: PartnerClassSession;
  /** Their arrival, ticked without a network and not settled yet. */
  queued: QueuedCheckIn | null;
  now: EpochMs;
}

/** A guest below the member who brings them: a name, an arrival, and what they pay here. */
export function GuestRow(props: GuestRowProps) {
  const { entry, guest, session, queued, now } = props;
  const { t } = useTranslation(['front-desk', 'shared']);
  const format = useFormat();
  const name = guest.name || t('guest.nameless');
  const { busy, tick } = useTickGuest();
  const { title, starts_at } = session;
  const arrivedAt = guest.arrived_at;
  // Who is in by now is in, whatever waits here.
  const waits = arrivedAt ? null : queued;
  const isOpen =
    session.status === 'scheduled' &&
    checkInWindow(Date.parse(session.starts_at), now).state !== 'too_early' &&
    now < Date.parse(entry.correctable_until);
  const check = arrivedAt ? null : <IconCheck size={17} stroke={1.8} aria-hidden="true" />;
  return (
    <tr className={classes.row} data-guest>
      <th scope="row" className={classes.name}>
        <span className={classes.guest}>
          {name}
          <Note as="span" className={classes.code}>
            {t('guest.of', { member: entry.full_name })}
          </Note>
        </span>
      </th>
      <td className={classes.plan}>
        <GuestPayment guest={guest} name={name} timeZone={session.time_zone} isOpen={isOpen} />
      </td>
      <td className={classes.state}>
        {arrivedAt ? (
          <StatusBadge state="arrived">
            {t('status.arrived', {
              ns: 'shared',
              time: format.time(arrivedAt, session.time_zone),
            })}
          </StatusBadge>
        ) : waits ? (
          <QueuedMark checkIn={waits} />
        ) : (
          <StatusBadge state="to_come" />
        )}
      </td>
      <td className={classes.note}>
        {waits && <QueuedNote checkIn={waits} timeZone={session.time_zone} />}
      </td>
      <td className={classes.action}>
        {waits && !waits.conflict && <QueuedButton checkIn={waits} name={name} />}
        {isOpen && (!waits || waits.conflict) && (
          <Button
            size="sm"
            variant={arrivedAt ? 'subtle' : 'default'}
            leftSection={busy ? <Loader size={16} color="currentColor" /> : check}
            aria-label={t(arrivedAt ? 'roster.undoOf' : 'roster.checkInOf', { name })}
            aria-busy={busy}
            onClick={() =>
              busy || tick({ guestId: guest.id, arrived: !arrivedAt, name, title, starts_at })
            }
          >
            {t(arrivedAt ? 'roster.undo' : 'roster.checkIn')}
          </Button>
        )}
      </td>
    </tr>
  );
}
