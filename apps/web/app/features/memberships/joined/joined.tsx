import { ArrivalMark } from '#ui/display/arrival-mark.tsx';
import classes from './joined.module.css';

/** The moment after joining: the arrival ring, and what is true from now on. */
export function Joined({ children }: { children: string }) {
  return (
    <section className={classes.joined} data-joined>
      <ArrivalMark className={classes.mark} />
      <p className={classes.text} role="status">
        {children}
      </p>
    </section>
  );
}
