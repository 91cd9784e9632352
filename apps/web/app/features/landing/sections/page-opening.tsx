import type { ReactNode } from 'react';
import { PageTitle } from '#ui/page/page-title.tsx';
import { CoverImage } from './cover-image.tsx';
import classes from './page-opening.module.css';

interface PageOpeningProps {
  title: string;
  lead: string;
  /** Of which activity the cover beside it is. */
  activity: string;
  /** The first action of the page, if any. */
  children?: ReactNode;
}

/** The first screen of a public page: its title, what it is about, and art beside it. */
export function PageOpening({ title, lead, activity, children }: PageOpeningProps) {
  return (
    <header className={classes.opening}>
      <div className={classes.text}>
        <PageTitle>{title}</PageTitle>
        <p className={classes.lead}>{lead}</p>
        {children}
      </div>
      <CoverImage activity={activity} className={classes.image} />
    </header>
  );
}
