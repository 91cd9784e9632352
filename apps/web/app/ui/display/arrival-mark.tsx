import classes from './arrival-mark.module.css';

/** The mark of an arrival: three rings leave it, once. Decoration; the words stand beside it. */
export function ArrivalMark({ className }: { className?: string | undefined }) {
  return (
    <div className={[classes.mark, className].filter(Boolean).join(' ')} aria-hidden="true">
      <span className={classes.circle} />
      <span className={classes.circle} />
      <span className={classes.circle} />
      <svg viewBox="0 0 100 100" className={classes.check} aria-hidden="true">
        <circle cx="50" cy="50" r="50" />
        <path d="M31 53 L45 67 L70 37" />
      </svg>
    </div>
  );
}
