import type { ReactNode } from 'react';
import classes from './dashboard-section.module.css';

interface DashboardSectionProps {
  /** The anchor that the sidebar leads to, without its `#`. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The id of a section's heading, which can take the focus. */
export const sectionTitleId = (id: string) => `${id}-title`;

/** One section of the partner dashboard, with its heading under an ink rule. */
export function DashboardSection({ id, title, lead, children }: DashboardSectionProps) {
  return (
    <section id={id} className={classes.section} aria-labelledby={sectionTitleId(id)}>
      <h2 id={sectionTitleId(id)} className={classes.title} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}
