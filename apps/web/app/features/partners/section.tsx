import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  /** The anchor that the sidebar leads to, without its `#`. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One section of the partner dashboard, with its heading under an ink rule. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.title} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}
