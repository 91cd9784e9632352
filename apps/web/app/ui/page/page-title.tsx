import type { ReactNode } from 'react';
import classes from './page-title.module.css';

interface PageTitleProps {
  /** The heading, and the title of the browser tab. */
  children: string;
  /** A quiet line above, such as today's date. */
  above?: ReactNode;
  /** What belongs beside the heading, such as the page's one action. */
  aside?: ReactNode;
}

/** The one heading of a page; it names the browser tab too. */
export function PageTitle({ children, above, aside }: PageTitleProps) {
  return (
    <header className={classes.header}>
      <title>{`${children} · Pulse`}</title>
      <div>
        {above && <p className={classes.above}>{above}</p>}
        <h1 className={classes.title}>{children}</h1>
      </div>
      {aside && <div className={classes.aside}>{aside}</div>}
    </header>
  );
}
