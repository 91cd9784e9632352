import type { PartnerClassSession } from '@pulse/contract/client';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { DayColumn } from './grid/day-column.tsx';
import { DayHeadings } from './grid/day-headings.tsx';
import { createScale, type Fold } from './grid/day-scale.ts';
import { FoldedHours } from './grid/folded-hours.tsx';
import { formatMinute } from './grid/grid-size.ts';
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
  /** The names of the venues by their ids, where there are several. */
  venueNames: ReadonlyMap<string, string> | null;
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
  const { layout, zone, venueNames, today, now, shownToday, planned, moved, hintId, onMove } =
    props;
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
  const [opened, setOpened] = useState<readonly number[]>([]);
  // Keys lead into folded hours, which open for them; a pointer goes past.
  const followed = moving.move?.by === 'keys' ? hourOf(moving.move.target.minute) : null;
  const keep = hourIn(zone, now, days);
  const scale = useMemo(
    () =>
      createScale(layout, {
        keep,
        isOpen: (fold) =>
          opened.includes(fold.from) || (followed !== null && holds(fold, followed)),
      }),
    [layout, keep, opened, followed],
  );
  const toggle = ({ from, isOpen }: Fold) =>
    setOpened(isOpen ? opened.filter((one) => one !== from) : [...opened, from]);
  const shownHours = hours.filter(
    (hour) => !scale.folds.some((fold) => !fold.isOpen && holds(fold, hour)),
  );
  const pointer = usePointerMove(scroller, area, days, scale, moving);
  const keys = useKeyMove(area, layout, moving, isMovable);
  useFirstScroll(scroller, layout, scale, { today, now, times: shownToday });
  useFocusSession(area, moved);
  const ghost = moving.move ?? planned;

  /** The session of the calendar in which something happened, and its element. */
  const sessionAt = (target: EventTarget) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-session]') : null;
    const found = sessions.find(({ session }) => session.id === block?.dataset.session);
    return found ? { session: found.session } : null;
  };
  const onPointerDown = (event: PointerEvent) => {
    const found = sessionAt(event.target);
    if (found && isMovable(found.session)) pointer.hold(found.session, event);
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
        <div className={classes.body} style={{ blockSize: scale.height }}>
          <div className={classes.axis} aria-hidden="true">
            {shownHours.map((hour) => (
              <span key={hour} style={{ insetBlockStart: scale.topOf(hour * 60) }}>
                {formatMinute(hour * 60)}
              </span>
            ))}
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for its links, 200 of them. */}
          <div
            ref={area}
            className={classes.days}
            onPointerDown={onPointerDown}
            onClickCapture={pointer.onClickCapture}
            onClick={onClick}
            onKeyDown={onKeyDown}
            onBlur={keys.onBlur}
            onFocus={({ target }) => setCurrent(sessionAt(target)?.session.id ?? current)}
          >
            {shownHours.map((hour) => (
              <div
                key={hour}
                className={classes.line}
                style={{ insetBlockStart: scale.topOf(hour * 60) }}
              />
            ))}
            {layout.map((day) => (
              <DayColumn
                key={day.date}
                day={day}
                headingId={idOf(day.date)}
                scale={scale}
                venueNames={venueNames}
                now={now}
                tabbable={ofDay(day, tabbable)}
                moving={ofDay(day, ghost?.session.id ?? null)}
              />
            ))}
            <FoldedHours scale={scale} onToggle={toggle} />
            <NowLine days={days} zone={zone} scale={scale} />
            {ghost && (
              <Ghost
                planned={ghost}
                days={days}
                scale={scale}
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

const hourOf = (minute: number) => Math.floor(minute / 60);

const holds = ({ from, until }: Pick<Fold, 'from' | 'until'>, hour: number) =>
  hourOf(from) <= hour && hour < hourOf(until);

/** The hour of the day at this instant in a zone; null when its day is none of these. */
function hourIn(zone: string, now: number, days: readonly string[]): number | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  return days.includes(local.toPlainDate().toString()) ? local.hour : null;
}

/** The id if its session is one of the day's: the other days are then not drawn anew. */
function ofDay({ placed }: DayLayout, id: string | null): string | null {
  return placed.some(({ session }) => session.id === id) ? id : null;
}
