import type { PartnerClassSession } from '@pulse/contract/client';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { DayColumn } from './grid/day-column.tsx';
import { DayHeadings } from './grid/day-headings.tsx';
import { formatMinute, pixelsOf } from './grid/grid-size.ts';
import { NowLine } from './grid/now-line.tsx';
import { useFirstScroll } from './grid/use-first-scroll.ts';
import { type MovedSession, useFocusSession } from './grid/use-focus-session.ts';
import classes from './grid/week-grid.module.css';
import type { DayLayout } from './lay-out-week.ts';
import { Ghost } from './move/ghost.tsx';
import { useKeyMove } from './move/use-key-move.ts';
import type { PlannedMove } from './move/use-move-preview.ts';
import { usePointerMove } from './move/use-pointer-move.ts';
import { useSessionMove } from './move/use-session-move.ts';

interface WeekGridProps {
  layout: readonly DayLayout[];
  zone: string;
  today: string | undefined;
  now: number;
  /** How often today was asked for: each time the calendar scrolls to now. */
  shownToday: number;
  /** A move that was made and is not saved yet; it is shown where it would be. */
  planned: PlannedMove | null;
  /** The session that was moved last; it gets the focus at its new place. */
  moved: MovedSession | null;
  hintId: string;
  onMove: (planned: PlannedMove) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A week by the hour; its sessions are opened, and moved with a pointer or with keys. */
export function WeekGrid(props: WeekGridProps) {
  const { layout, zone, today, now, shownToday, planned, moved, hintId, onMove } = props;
  const { t } = useTranslation('partner-calendar');
  const navigate = useNavigate();
  const scroller = useRef<HTMLElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  const idOf = (date: string) => `${id}-${date}`;
  const days = layout.map(({ date }) => date);
  const sessions = layout.flatMap(({ placed }) => placed.filter(({ continued }) => !continued));
  const [current, setCurrent] = useState('');
  const upcoming = sessions.find(({ session }) => Date.parse(session.ends_at) > now);
  const chosen = sessions.find(({ session }) => session.id === current);
  const tabbable = (chosen ?? upcoming ?? sessions[0])?.session.id ?? null;
  const isMovable = ({ status, starts_at }: PartnerClassSession) =>
    status === 'scheduled' && Date.parse(starts_at) > now;
  const moving = useSessionMove(onMove);
  const pointer = usePointerMove(scroller, area, days, moving);
  const keys = useKeyMove(area, layout, moving, isMovable);
  useFirstScroll(scroller, layout, { today, now, times: shownToday });
  useFocusSession(area, moved);
  const ghost = moving.move ?? planned;

  /** The session of the calendar in which something happened, and its element. */
  const sessionAt = (target: EventTarget) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-session]') : null;
    const found = sessions.find(({ session }) => session.id === block?.dataset.session);
    return block && found ? { block, session: found.session } : null;
  };
  const onPointerDown = (event: PointerEvent) => {
    const found = sessionAt(event.target);
    if (found && isMovable(found.session)) pointer.hold(found.session, event, found.block);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const found = sessionAt(event.target);
    if (found) keys.onKeyDown(event, found.session);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    // With a key held it opens in another tab, as the browser does it.
    if (!path || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    <>
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label={t('region')}
        aria-describedby={hintId}
        // Without a class there is nothing else in it that scrolls it by keys.
        tabIndex={sessions.length === 0 ? 0 : undefined}
        data-moving={moving.move?.by}
      >
        <DayHeadings layout={layout} today={today} idOf={idOf} />
        <div className={classes.body} style={{ blockSize: pixelsOf(24 * 60) }}>
          <div className={classes.axis} aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour} style={{ insetBlockStart: pixelsOf(hour * 60) }}>
                {formatMinute(hour * 60)}
              </span>
            ))}
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for its links, 200 of them. */}
          <div
            ref={area}
            className={classes.days}
            style={{ backgroundSize: `100% ${pixelsOf(60)}px` }}
            onPointerDown={onPointerDown}
            onClickCapture={pointer.onClickCapture}
            onClick={onClick}
            onKeyDown={onKeyDown}
            onBlur={keys.onBlur}
            onFocus={({ target }) => setCurrent(sessionAt(target)?.session.id ?? current)}
          >
            {layout.map((day) => (
              <DayColumn
                key={day.date}
                day={day}
                headingId={idOf(day.date)}
                now={now}
                tabbable={ofDay(day, tabbable)}
                moving={ofDay(day, ghost?.session.id ?? null)}
              />
            ))}
            <NowLine days={days} zone={zone} />
            {ghost && (
              <Ghost
                planned={ghost}
                days={days}
                isOutside={moving.move?.isOutside ?? false}
                isFollowed={moving.move?.by === 'keys'}
              />
            )}
          </div>
        </div>
      </section>
      <LiveRegion>{keys.message}</LiveRegion>
    </>
  );
}

/** The id if its session is one of the day's: the other days are then not drawn anew. */
function ofDay({ placed }: DayLayout, id: string | null): string | null {
  return placed.some(({ session }) => session.id === id) ? id : null;
}
