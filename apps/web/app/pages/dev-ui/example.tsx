import type { ReactNode } from 'react';
import classes from './dev-ui.module.css';

/** One named section of the design system's page. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={classes.example}>
      <h2 className={classes.name}>{name}</h2>
      <div className={classes.row}>{children}</div>
    </section>
  );
}
