import { VisuallyHidden } from '@mantine/core';
import type { PartnerClassSession, RosterEntry } from '@pulse/contract/client';
import { type EpochMs, rosterOrder } from '@pulse/domain';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { Text } from '#ui/layout/text.tsx';
import { Announcements } from '../../announcements.tsx';
import { useQueue } from '../../offline-desk/use-queue.ts';
import { GuestRow } from './guest-row.tsx';
import classes from './roster.module.css';
import { RosterRow } from './roster-row.tsx';

interface RosterProps {
  session: PartnerClassSession;
  entries: readonly RosterEntry[];
  now: EpochMs;
  name: string;
}

/** All people booked or waitlisted for a class: people to come first, people who are in last. */
export function Roster({ session, entries, now, name }: RosterProps) {
  const { t } = useTranslation('front-desk');
  const { byBooking, byGuest } = useQueue();
  const ordered = rosterOrder(entries);
  const focused = useKeptFocus(ordered.map(({ booking_id }) => booking_id).join(' '));
  return (
    <Announcements>
      {entries.length === 0 ? (
        <Text tone="quiet" className={classes.empty}>
          {t(session.status === 'cancelled' ? 'roster.nobodyToCall' : 'roster.empty')}
        </Text>
      ) : (
        <table className={classes.table}>
          <VisuallyHidden component="caption">{t('roster.label', { name })}</VisuallyHidden>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('roster.member')}</th>
              <th scope="col">{t('roster.plan')}</th>
              <th scope="col">{t('roster.state')}</th>
              <th scope="col">{t('roster.note')}</th>
              <th scope="col">{t('roster.action')}</th>
            </tr>
          </thead>
          <tbody
            onFocus={(event) => {
              focused.current = event.target;
            }}
          >
            {ordered.map((entry) => (
              <Fragment key={entry.booking_id}>
                <RosterRow
                  entry={entry}
                  session={session}
                  queued={byBooking.get(entry.booking_id) ?? null}
                  now={now}
                />
                {/* A device may hold a roster from before there were guests. */}
                {entry.guests?.map((guest) => (
                  <GuestRow
                    key={guest.id}
                    entry={entry}
                    guest={guest}
                    session={session}
                    queued={byGuest.get(guest.id) ?? null}
                    now={now}
                  />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </Announcements>
  );
}

/** Keeps the focus on a button whose row moves: a member who is checked in goes to the end of the list. */
function useKeptFocus(order: string) {
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { current } = focused;
    const lost = order !== '' && document.activeElement === document.body;
    if (lost && current?.isConnected) current.focus({ preventScroll: true });
  }, [order]);
  return focused;
}
