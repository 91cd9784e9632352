import { Button } from '@mantine/core';
import { getRosterOptions, type PartnerClassSession } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { useOnline } from '#ui/network/use-online.ts';
import { pollingOptions } from '../../live/polling-options.ts';
import { useMemberName } from '../use-member-name.ts';
import { countSessionPlaces } from './count-session-places.ts';
import { RoomDiagram } from './room-diagram.tsx';
import { Roster } from './roster.tsx';
import classes from './session.module.css';
import type { SessionChanges } from './session-sheets.tsx';
import { SessionTimeNote } from './session-time-note.tsx';

/** How long the latest arrival is highlighted, in ms. */
const highlightMs = 120_000;

interface SessionPanelProps {
  session: PartnerClassSession;
  /** Null for users who may not change the schedule. */
  changes: SessionChanges | null;
}

/** One class session at the front desk: its time, its places and its roster. */
export function SessionPanel({ session: initialSession, changes }: SessionPanelProps) {
  const { t } = useTranslation('front-desk');
  const now = useNow(10_000);
  const online = useOnline();
  const roster = useQuery({
    ...getRosterOptions({ path: { id: initialSession.id } }),
    ...pollingOptions,
  });
  // A cancelled class can no longer be changed: its buttons disappear, so the focus needs a fallback.
  const panel = useRef<HTMLElement>(null);
  useFocusFallback(panel, () => document.getElementById('session-title'));
  const session = roster.data?.session ?? initialSession;
  const nameOf = useMemberName();
  const entries = (roster.data?.items ?? []).map((entry) => ({
    ...entry,
    full_name: nameOf(entry.full_name),
  }));
  const counts = countSessionPlaces(session, entries);
  const latestArrivalAt = entries.find(({ check_in }) => check_in)?.check_in?.checked_in_at;
  const highlightLatest =
    latestArrivalAt !== undefined && now - Date.parse(latestArrivalAt) < highlightMs;
  // A cancelled class has no places, free ones neither.
  const takesPlace = session.status === 'scheduled';
  const isChangeable = takesPlace && Date.parse(session.starts_at) > now;
  const secondCount = counts.missed > 0 ? 'missed' : 'toCome';
  const name = `${session.title}, ${session.local_start}`;

  return (
    <section ref={panel} className={classes.panel} aria-labelledby="session-title">
      <Row as="header" gap={4} align="center" className={classes.header}>
        <span className={classes.time}>{session.local_start}</span>
        <Stack gap={1} className={classes.details}>
          <Heading
            id="session-title"
            className={classes.title}
            tabIndex={-1}
            data-cancelled={session.status === 'cancelled' || undefined}
          >
            {session.title}
          </Heading>
          <Note>
            <SessionTimeNote session={session} now={now} />
          </Note>
        </Stack>
        {takesPlace && (
          <Row as="ul" gap={4} className="pulse-list" aria-hidden="true">
            {(['arrived', secondCount, 'free'] as const).map((kind) => (
              <Text as="li" key={kind} size="small" tone="quiet">
                <span className={classes.count}>{counts[kind]}</span> {t(`session.${kind}`)}
              </Text>
            ))}
          </Row>
        )}
      </Row>
      {takesPlace && <RoomDiagram counts={counts} highlightLatest={highlightLatest} />}
      <QueryContent
        query={roster}
        loading={
          online ? (
            <LoadingRows rows={6} height={45} />
          ) : (
            <Text tone="quiet" className={classes.notKept}>
              {t('offline.notKept')}
            </Text>
          )
        }
      >
        {() => <Roster session={session} entries={entries} now={now} name={name} />}
      </QueryContent>
      {isChangeable && changes && (
        <Row as="footer" justify="end" className={classes.footer}>
          {(['resize', 'cancel'] as const).map((kind) => (
            <Button
              key={kind}
              size="sm"
              variant={kind === 'cancel' ? 'subtle' : 'default'}
              aria-label={t(`session.${kind}Of`, { name })}
              onClick={() => changes[kind](session)}
            >
              {t(`session.${kind}`)}
            </Button>
          ))}
        </Row>
      )}
    </section>
  );
}
