import { Button, Loader } from '@mantine/core';
import {
  type PartnerClassSession,
  type RosterEntry,
  tickGuestMutation,
} from '@pulse/contract/client';
import { checkInWindow, type EpochMs } from '@pulse/domain';
import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '../../../ui/display/status-badge.tsx';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { toFailure } from '../../../ui/network/problem.ts';
import { useRefreshFrontDesk } from '../day/use-refresh-front-desk.ts';
import classes from './roster.module.css';

interface GuestRowProps {
  /** The entry of the member who brings the guest. */
  entry: RosterEntry;
  guest: RosterEntry['guests'][number];
  session: PartnerClassSession;
  now: EpochMs;
  onAnnounce: (message: string) => void;
}

/** A guest below the member who brings them: a name, an arrival, and what they pay here. */
export function GuestRow({ entry, guest, session, now, onAnnounce }: GuestRowProps) {
  const { t } = useTranslation(['front-desk', 'shared']);
  const format = useFormat();
  const refresh = useRefreshFrontDesk();
  const name = guest.name ?? t('guest.nameless');
  const tick = useMutation({
    ...tickGuestMutation(),
    onSuccess: (_, { body }) =>
      onAnnounce(t(body.arrived ? 'roster.done' : 'guest.undone', { name })),
    onError: (error) => toastFailure(toFailure(error).detail ?? t('roster.failed')),
    onSettled: () => refresh(),
  });
  const arrivedAt = guest.arrived_at;
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
          <span className={classes.code}>{t('guest.of', { member: entry.full_name })}</span>
        </span>
      </th>
      <td className={classes.plan}>
        {guest.price ? t('guest.pays', { amount: format.money(guest.price) }) : t('guest.free')}
      </td>
      <td className={classes.state}>
        {arrivedAt ? (
          <StatusBadge state="arrived">
            {t('status.arrived', {
              ns: 'shared',
              time: format.time(arrivedAt, session.time_zone),
            })}
          </StatusBadge>
        ) : (
          <StatusBadge state="to_come" />
        )}
      </td>
      <td className={classes.note} />
      <td className={classes.action}>
        {isOpen && (
          <Button
            size="sm"
            variant={arrivedAt ? 'subtle' : 'default'}
            leftSection={tick.isPending ? <Loader size={16} color="currentColor" /> : check}
            aria-label={t(arrivedAt ? 'roster.undoOf' : 'roster.checkInOf', { name })}
            aria-busy={tick.isPending}
            onClick={() =>
              tick.isPending ||
              tick.mutate({ path: { id: guest.id }, body: { arrived: !arrivedAt } })
            }
          >
            {t(arrivedAt ? 'roster.undo' : 'roster.checkIn')}
          </Button>
        )}
      </td>
    </tr>
  );
}
