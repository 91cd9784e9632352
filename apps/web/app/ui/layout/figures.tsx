import type { ReactNode } from 'react';
import classes from './layout.module.css';

interface Figure {
  label: string;
  value: ReactNode;
}

/** A few figures beside each other, each above its label. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={classes.figure}>
          <dt className={classes.figureLabel}>{label}</dt>
          <dd className={classes.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
