import classes from './states.module.css';

interface RingLoaderProps {
  /** What is loading, for screen readers. */
  label?: string;
  /** In front of the page, which stays where it is and can be used. */
  over?: boolean;
}

/** A spinning ring, shown while a page or the session loads. */
export function RingLoader({ label, over = false }: RingLoaderProps) {
  return (
    <div role="status" className={over ? classes.overlay : classes.place}>
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" className={classes.ring}>
        <circle cx="32" cy="32" r="28" className={classes.track} />
        <circle cx="32" cy="32" r="28" pathLength="100" className={classes.arc} />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </div>
  );
}
