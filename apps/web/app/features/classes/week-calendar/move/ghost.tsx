import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import type { DayScale } from '../grid/day-scale.ts';
import { formatMinute, MINUTES_PER_DAY } from '../grid/grid-size.ts';
import classes from '../grid/week-grid.module.css';
import type { PlannedMove } from './use-move-preview.ts';

interface GhostProps {
  planned: PlannedMove;
  days: readonly string[];
  scale: DayScale;
  /** It would be dropped outside. */
  isOutside: boolean;
  /** Scrolls to it: keys move it out of sight, a pointer does not. */
  isFollowed: boolean;
}

/** Where a session is moved to, with its new time. */
export function Ghost(props: GhostProps) {
  const { planned, days, scale, isOutside, isFollowed } = props;
  const { session, target } = planned;
  const { t } = useTranslation('partner-calendar');
  const format = useFormat();
  const element = useRef<HTMLDivElement>(null);
  const { date, minute } = target;
  const until = minute + minutesOf(session);
  const height = scale.topOf(Math.min(until, MINUTES_PER_DAY)) - scale.topOf(minute);
  const place = `translate(${days.indexOf(date) * 100}%, ${scale.topOf(minute)}px)`;
  useEffect(() => {
    if (isFollowed && place)
      element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isFollowed, place]);
  return (
    <div
      ref={element}
      className={classes.ghost}
      data-outside={isOutside || undefined}
      aria-hidden="true"
      style={{ transform: place, blockSize: height }}
    >
      <span className={classes.ghostTime}>
        {format.date(`${date}T12:00:00Z`, 'shortWeekday', 'UTC')}{' '}
        {t('session.time', { from: formatMinute(minute), until: formatMinute(until) })}
      </span>
      <span className={classes.title}>{session.title}</span>
    </div>
  );
}

/** How long a session lasts, in minutes. */
export function minutesOf({ starts_at, ends_at }: PlannedMove['session']): number {
  return (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
}
