import type { ReactNode } from 'react';
import classes from './page.module.css';

interface PageTitleProps {
  /** The heading, and the title of the browser tab. */
  children: string;
  /** A line above the heading, such as today's date. */
  above?: ReactNode;
  /** Content beside the heading, such as the page's main action. */
  aside?: ReactNode;
}

/** The h1 of a page, which also is the title of the browser tab. */
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
