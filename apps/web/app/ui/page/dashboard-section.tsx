import { type ReactNode, Suspense } from 'react';
import { LoadingRows } from '../feedback/loading-rows.tsx';
import { Fold } from '../layout/fold.tsx';
import { Note } from '../layout/note.tsx';
import { Text } from '../layout/text.tsx';
import { useFold } from '../layout/use-fold.ts';
import classes from './page.module.css';

interface DashboardSectionProps {
  /** The id that the sidebar links to. */
  id: string;
  title: string;
  /** The venue that it is about. */
  of?: string | undefined;
  lead?: string;
  children: ReactNode;
}

/** Returns the id of a section's heading, which is focusable. */
export const sectionTitleId = (id: string) => `${id}-title`;

/** One section of the partner dashboard with its heading; while its texts load, the others stay. */
export function DashboardSection(props: DashboardSectionProps) {
  const { id, lead, children } = props;
  return (
    <section id={id} className={classes.section} aria-labelledby={sectionTitleId(id)}>
      <SectionTitle {...props} />
      <SectionContent lead={lead}>{children}</SectionContent>
    </section>
  );
}

interface FoldingSectionProps extends DashboardSectionProps {
  /** Whether it starts open on a phone too; later it is as it was left on this device. */
  openOnPhone?: boolean;
}

/** The same, folding to its heading; a link to its id opens it. */
export function FoldingSection({ openOnPhone = false, ...props }: FoldingSectionProps) {
  const { id, lead, children } = props;
  const fold = useFold(`dashboard:${id}`, openOnPhone);
  return (
    <section id={id} className={classes.section} aria-labelledby={sectionTitleId(id)}>
      <Fold {...fold} heading={<SectionTitle {...props} />}>
        <SectionContent lead={lead}>{children}</SectionContent>
      </Fold>
    </section>
  );
}

function SectionTitle({ id, title, of }: Pick<DashboardSectionProps, 'id' | 'title' | 'of'>) {
  return (
    <h2 id={sectionTitleId(id)} className={classes.dashboardTitle} tabIndex={-1}>
      {title}
      {of && (
        <>
          {' '}
          <Note as="span" className={classes.of}>
            {of}
          </Note>
        </>
      )}
    </h2>
  );
}

function SectionContent({ lead, children }: Pick<DashboardSectionProps, 'lead' | 'children'>) {
  return (
    <>
      {lead && (
        <Text tone="quiet" prose>
          {lead}
        </Text>
      )}
      <Suspense fallback={<LoadingRows rows={2} height={104} />}>{children}</Suspense>
    </>
  );
}
