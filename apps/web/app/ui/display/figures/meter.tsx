import classes from './quantities.module.css';

type Kind = 'used' | 'booked' | 'free';

interface MeterProps {
  /** The allowance; one segment per visit. */
  total: number;
  used: number;
  /** Booked and not yet used; hatched. */
  booked?: number;
  /** The description with its numbers: "9 of 16 visits used". */
  label: string;
}

/** An allowance in segments: solid is used, hatched is booked, hollow is free. */
export function Meter({ total, used, booked = 0, label }: MeterProps) {
  const kindOf = (place: number): Kind => {
    if (place < used) return 'used';
    return place < used + booked ? 'booked' : 'free';
  };
  const segments = Array.from({ length: total }, (_, place) => ({ place, kind: kindOf(place) }));
  return (
    <span className={classes.meter} role="img" aria-label={label}>
      {segments.map(({ place, kind }) => (
        <span key={place} className={classes.segment} data-kind={kind} />
      ))}
    </span>
  );
}

/** One kind of segment as a meter draws it, for its legend. */
export function MeterSwatch({ kind }: { kind: Kind }) {
  return <span className={classes.swatch} data-kind={kind} aria-hidden="true" />;
}
