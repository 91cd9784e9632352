import { Outlet } from 'react-router';
import classes from './app-shell.module.css';

/** A page in the shell with margins and a readable width. */
export default function PaddedPage() {
  return (
    <div className={classes.padded}>
      <Outlet />
    </div>
  );
}
