import { Outlet } from 'react-router';
import { PublicHeader } from '../public/public-header.tsx';
import classes from './results-frame.module.css';
import { SkipLink } from './skip-link.tsx';

/** Public header above a page that fills the rest of the screen: the results of a visitor's search. */
export default function ResultsFrame() {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
