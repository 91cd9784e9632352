import type { ReactNode } from 'react';
import classes from './dashboard-section.module.css';

interface DashboardSectionProps {
  /** The id that the sidebar links to. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Returns the id of a section's heading, which is focusable. */
export const sectionTitleId = (id: string) => `${id}-title`;

/** One section of the partner dashboard with its heading. */
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
