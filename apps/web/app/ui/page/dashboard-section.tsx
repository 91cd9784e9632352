import { type ReactNode, Suspense } from 'react';
import { LoadingRows } from '../feedback/loading-rows.tsx';
import { Text } from '../layout/text.tsx';
import classes from './page.module.css';

interface DashboardSectionProps {
  /** The id that the sidebar links to. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Returns the id of a section's heading, which is focusable. */
export const sectionTitleId = (id: string) => `${id}-title`;

/** One section of the partner dashboard with its heading; while its texts load, the others stay. */
export function DashboardSection({ id, title, lead, children }: DashboardSectionProps) {
  return (
    <section id={id} className={classes.section} aria-labelledby={sectionTitleId(id)}>
      <h2 id={sectionTitleId(id)} className={classes.dashboardTitle} tabIndex={-1}>
        {title}
      </h2>
      {lead && (
        <Text tone="quiet" prose>
          {lead}
        </Text>
      )}
      <Suspense fallback={<LoadingRows rows={2} height={104} />}>{children}</Suspense>
    </section>
  );
}
