import { Button } from '@mantine/core';
import { getRosterOptions, type PartnerClassSession } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { useCatchFocus } from '../../ui/use-catch-focus.ts';
import { useNow } from '../../ui/use-now.ts';
import { countSession } from './count-session.ts';
import { liveRefresh } from './live-refresh.ts';
import { RoomDrawing } from './room-drawing.tsx';
import { Roster } from './roster.tsx';
import { SessionNote } from './session-note.tsx';
import classes from './session-panel.module.css';
import type { UndoWish } from './undo-wish.ts';

/** An arrival is fresh for this long, in ms. */
const freshFor = 120_000;

interface SessionPanelProps {
  session: PartnerClassSession;
  onUndo: (wish: UndoWish) => void;
  /** Left out for those who may not change the schedule. */
  onCancel?: (session: PartnerClassSession) => void;
  onResize?: (session: PartnerClassSession) => void;
}

/** One class at the door: when it is, how its places stand, and everyone on its roster. */
export function SessionPanel({ session: listed, onUndo, onCancel, onResize }: SessionPanelProps) {
  const { t } = useTranslation('door');
  const now = useNow(10_000);
  const roster = useQuery({ ...getRosterOptions({ path: { id: listed.id } }), ...liveRefresh });
  // A cancelled class can no longer be changed, so its buttons go.
  const panel = useRef<HTMLElement>(null);
  useCatchFocus(panel, () => document.getElementById('session-title'));
  const session = roster.data?.session ?? listed;
  const entries = roster.data?.items ?? [];
  const counts = countSession(session, entries);
  const latest = entries.find(({ check_in }) => check_in)?.check_in?.checked_in_at;
  const fresh = latest !== undefined && now - Date.parse(latest) < freshFor;
  const changeable = session.status === 'scheduled' && Date.parse(session.starts_at) > now;
  const second = counts.missed > 0 ? 'missed' : 'toCome';
  const name = `${session.title}, ${session.local_start}`;

  return (
    <section ref={panel} className={classes.panel} aria-labelledby="session-title">
      <header className={classes.header}>
        <span className={classes.time}>{session.local_start}</span>
        <div className={classes.words}>
          <h2
            id="session-title"
            className={classes.title}
            tabIndex={-1}
            data-struck={session.status === 'cancelled' || undefined}
          >
            {session.title}
          </h2>
          <p className={classes.note}>
            <SessionNote session={session} now={now} />
          </p>
        </div>
        <ul className={classes.counts} aria-hidden="true">
          {(['arrived', second, 'free'] as const).map((kind) => (
            <li key={kind}>
              <span className={classes.count}>{counts[kind]}</span> {t(`session.${kind}`)}
            </li>
          ))}
        </ul>
      </header>
      <RoomDrawing counts={counts} fresh={fresh} />
      {roster.isPending && <LoadingRows rows={6} height={45} />}
      {roster.isError && !roster.data && (
        <ErrorState error={roster.error} onRetry={() => roster.refetch()} />
      )}
      {roster.data && (
        <Roster session={session} entries={entries} now={now} name={name} onUndo={onUndo} />
      )}
      {changeable && onCancel && onResize && (
        <footer className={classes.footer}>
          <Button
            size="sm"
            aria-label={t('session.resizeOf', { name })}
            onClick={() => onResize(session)}
          >
            {t('session.resize')}
          </Button>
          <Button
            size="sm"
            variant="subtle"
            aria-label={t('session.cancelOf', { name })}
            onClick={() => onCancel(session)}
          >
            {t('session.cancel')}
          </Button>
        </footer>
      )}
    </section>
  );
}
