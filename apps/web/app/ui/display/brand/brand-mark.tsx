import classes from './brand-mark.module.css';

interface BrandMarkProps {
  /** Hides the name, as in the collapsed sidebar. */
  markOnly?: boolean;
}

/** The logo with the product's name, which is never translated. */
export function BrandMark({ markOnly = false }: BrandMarkProps) {
  return (
    <span className={classes.brand}>
      <svg viewBox="0 0 34 34" width="30" height="30" aria-hidden="true" className={classes.mark}>
        <circle cx="17" cy="17" r="13.4" />
        <path d="M0.5 17 H9.4 L13 10.4 L18.6 23.6 L22.2 15 L23.4 17 H33.5" />
      </svg>
      <span className={markOnly ? 'visually-hidden' : classes.name}>Pulse</span>
    </span>
  );
}
