import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  lead?: string;
  /** False where what follows brings its own edge. */
  ruled?: boolean;
  children: ReactNode;
}

/** One section of the start page: a heading, a quiet line beside it, an ink rule. */
export function Section({ title, lead, ruled = true, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={classes.header} data-ruled={ruled || undefined}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
