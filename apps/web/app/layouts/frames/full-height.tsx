import { Outlet } from 'react-router';
import classes from './app-shell.module.css';

/** A page that fills the shell to its edges and scrolls inside itself: the map, the digital ID. */
export default function FullHeight() {
  return (
    <div className={classes.full}>
      <Outlet />
    </div>
  );
}
