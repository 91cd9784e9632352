import type { ReactNode } from 'react';
import classes from './profile-subsection.module.css';

/** One matter of a section of the profile, under its small heading. */
export function ProfileSubsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <SubsectionTitle>{title}</SubsectionTitle>
      {children}
    </div>
  );
}

/** The small heading of a part that is laid out in its own way. */
export function SubsectionTitle({ children }: { children: ReactNode }) {
  return <h3 className={classes.title}>{children}</h3>;
}
