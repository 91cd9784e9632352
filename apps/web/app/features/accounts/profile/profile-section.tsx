import { type ReactNode, useId } from 'react';
import classes from './profile-section.module.css';

/** One part of the profile: its name on the left, its fields beside it. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
