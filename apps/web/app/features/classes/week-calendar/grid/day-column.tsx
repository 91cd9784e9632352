import { memo } from 'react';
import type { DayLayout } from '../lay-out-week.ts';
import type { DayScale } from './day-scale.ts';
import { boundsOf } from './place-on-scale.ts';
import { SessionBlock } from './session-block.tsx';
import { useSessionLabel } from './use-session-label.ts';
import classes from './week-grid.module.css';

interface DayColumnProps {
  day: DayLayout;
  headingId: string;
  scale: DayScale;
  /** The names of the venues by their ids, where there are several. */
  venueNames: ReadonlyMap<string, string> | null;
  now: number;
  /** The session of this day that Tab leads to. */
  tabbable: string | null;
  /** The session of this day that is being moved. */
  moving: string | null;
}

/** The sessions of one day by the hour, with the hours in which the venue is closed. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, headingId, scale, venueNames, now, tabbable, moving } = props;
  const labelOf = useSessionLabel();
  const { closed, clockShift, placed } = day;
  const spanStyle = ({ from, until }: { from: number; until: number }) => ({
    insetBlockStart: scale.topOf(from),
    blockSize: scale.topOf(until) - scale.topOf(from),
  });
  return (
    <div className={classes.day}>
      {closed.map((span) => (
        <div key={span.from} className={classes.closed} style={spanStyle(span)} />
      ))}
      {clockShift && <div className={classes.clockShift} style={spanStyle(clockShift)} />}
      <ul className={classes.sessions} aria-labelledby={headingId}>
        {placed.map((part) => {
          const { session, continued } = part;
          const isOver = Date.parse(session.ends_at) <= now;
          const venueName = venueNames?.get(session.venue_id) ?? null;
          return (
            <SessionBlock
              key={`${session.id}${continued ? '-continued' : ''}`}
              placed={part}
              {...boundsOf(part, scale)}
              venueName={venueName}
              label={labelOf(session, isOver, venueName)}
              isOver={isOver}
              isTabbable={session.id === tabbable}
              isMoving={session.id === moving}
            />
          );
        })}
      </ul>
    </div>
  );
});
