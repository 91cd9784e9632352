import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { memo } from 'react';
import { formatMinute } from './grid-size.ts';
import type { PlacedSession } from './place-sessions.ts';
import classes from './week-grid.module.css';

interface SessionBlockProps {
  placed: PlacedSession;
  /** In pixels below midnight. */
  top: number;
  height: number;
  /** Where the calendar is of several venues. */
  venueName: string | null;
  /** Everything about it as one sentence, instead of the short forms in the block. */
  label: string;
  isOver: boolean;
  /** The one that Tab leads to; arrow keys lead to the others. */
  isTabbable: boolean;
  isMoving: boolean;
}

/** Blocks lower than this many pixels have one line, and those lower than the second have two. */
const [oneLine, twoLines] = [34, 52];

/**
 * One session in its day: a link to its page, which pointer and keys also move. A week has hundreds:
 * plain elements without hooks, as few as possible, and the calendar follows their links.
 */
export const SessionBlock = memo(function SessionBlock(props: SessionBlockProps) {
  const { placed, top, height, venueName, label, isOver, isTabbable, isMoving } = props;
  const { session, until, continued, column, columns, span, stack } = placed;
  const { id, title, trainer_name, local_start, booked, capacity, waitlisted, flags } = session;
  const isCancelled = session.status === 'cancelled';
  const lines = height < oneLine ? 1 : height < twoLines ? 2 : 3;
  // In a narrow block the fill says more than the name of the trainer.
  const isNarrow = span < columns;
  const fill = !isCancelled && (
    <span className={classes.fill}>
      {booked}/{capacity}
      {waitlisted > 0 && <span className={classes.waitlist}>+{waitlisted}</span>}
    </span>
  );
  return (
    <li
      className={classes.place}
      aria-hidden={continued || undefined}
      style={{
        insetBlockStart: top,
        blockSize: height,
        insetInlineStart: `${(column / columns) * 100}%`,
        inlineSize: `${(span / columns) * 100}%`,
      }}
    >
      <a
        href={`/app/partner/class-sessions/${id}`}
        className={classes.session}
        draggable={false}
        tabIndex={isTabbable && !continued ? 0 : -1}
        data-session={continued ? undefined : id}
        data-cancelled={isCancelled || undefined}
        data-full={(!isCancelled && booked >= capacity) || undefined}
        data-over={isOver || undefined}
        data-moving={isMoving || undefined}
        data-lines={lines}
        data-narrow={(isNarrow && lines === 3) || undefined}
        data-stacked={stack ? true : undefined}
      >
        <span className="visually-hidden">{label}</span>
        <span className={classes.first} aria-hidden>
          <span className={classes.time}>
            {local_start}
            {stack && <span className={classes.end}>–{formatMinute(until)}</span>}
          </span>
          {isCancelled && <IconCircleX size={14} stroke={2} />}
          {flags.length > 0 && <IconAlertTriangle size={14} stroke={2} className={classes.flag} />}
          {!isNarrow && fill}
        </span>
        <span className={classes.title} aria-hidden>
          {title}
        </span>
        {lines === 3 && (
          <span className={classes.last} aria-hidden>
            {isNarrow ? fill : (venueName ?? trainer_name)}
          </span>
        )}
      </a>
    </li>
  );
});
