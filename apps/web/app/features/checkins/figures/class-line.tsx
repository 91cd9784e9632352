import classes from './class-line.module.css';

/** The classes of a line with the time, the title and the occupancy of a class. */
export const classLine = { line: classes.line, time: classes.time };

interface OccupancyProps {
  booked: number;
  capacity: number;
  /** The same as a sentence, for screen readers. */
  label: string;
}

/** How full a class is, at the end of its line: a bar, and its places. */
export function Occupancy({ booked, capacity, label }: OccupancyProps) {
  return (
    <>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(1, booked / capacity) * 100}%` }} />
      </span>
      <span className={classes.places}>
        <span aria-hidden="true">
          {booked}/{capacity}
        </span>
        <span className="visually-hidden">{label}</span>
      </span>
    </>
  );
}
