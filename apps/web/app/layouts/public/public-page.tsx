import type { ReactNode } from 'react';
import classes from './public-page.module.css';

/** The margins of a short public page. */
export function PublicPage({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}
