import type { ReactNode } from 'react';
import classes from './profile-subsection.module.css';

/** One subsection of the profile with its heading. */
export function ProfileSubsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <SubsectionTitle>{title}</SubsectionTitle>
      {children}
    </div>
  );
}

/** The heading of a subsection with its own layout. */
export function SubsectionTitle({ children }: { children: ReactNode }) {
  return <h3 className={classes.title}>{children}</h3>;
}
