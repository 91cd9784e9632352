import { Outlet } from 'react-router';
import { PublicFooter } from '../public/public-footer.tsx';
import { PublicHeader } from '../public/public-header.tsx';
import classes from './plain-frame.module.css';
import { SkipLink } from './skip-link.tsx';

/** Public header and footer around a page that needs the app's components (forms, tables). */
export default function PlainFrame() {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}
