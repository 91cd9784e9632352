import { Outlet } from 'react-router';
import classes from './padded.module.css';

/** The usual page inside the shell: gutters and a readable width. */
export default function Padded() {
  return (
    <div className={classes.page}>
      <Outlet />
    </div>
  );
}
