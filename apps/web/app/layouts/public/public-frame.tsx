import { Outlet } from 'react-router';
import { SkipLink } from '../frames/skip-link.tsx';
import { NavigationPending } from '../root/navigation-pending.tsx';
import { PublicFooter } from './public-footer.tsx';
import classes from './public-frame.module.css';
import { PublicHeader } from './public-header.tsx';

/** The frame of the public pages: header, page, footer. It does not use Mantine, to load fast. */
export default function PublicFrame() {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <PublicHeader />
      <NavigationPending />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}
