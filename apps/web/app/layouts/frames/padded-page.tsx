import { Outlet } from 'react-router';
import classes from './padded-page.module.css';

/** The usual page inside the shell: gutters and a readable width. */
export default function PaddedPage() {
  return (
    <div className={classes.page}>
      <Outlet />
    </div>
  );
}
