import classes from './meter.module.css';

interface MeterProps {
  /** The allowance; one segment each. */
  total: number;
  used: number;
  /** Booked and not yet used; hatched. */
  booked?: number;
  /** What is measured, with its numbers: "9 of 16 visits used". */
  label: string;
}

/** An allowance in segments: solid is used, hatched is booked, hollow is free. */
export function Meter({ total, used, booked = 0, label }: MeterProps) {
  const segments = Array.from({ length: total }, (_, segment) => {
    if (segment < used) return 'used';
    return segment < used + booked ? 'booked' : 'free';
  });
  return (
    <span className={classes.meter} role="img" aria-label={label}>
      {segments.map((kind, segment) => (
        // Segments have no identity of their own: their order is all there is.
        <span key={`${segment}-${kind}`} className={classes.segment} data-kind={kind} />
      ))}
    </span>
  );
}
