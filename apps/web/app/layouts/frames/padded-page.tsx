import { Outlet } from 'react-router';
import classes from './padded-page.module.css';

/** A page in the shell with margins and a readable width. */
export default function PaddedPage() {
  return (
    <div className={classes.page}>
      <Outlet />
    </div>
  );
}
