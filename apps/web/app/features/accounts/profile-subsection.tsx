import type { ReactNode, Ref } from 'react';
import classes from './profile-subsection.module.css';

interface ProfileSubsectionProps {
  title: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** One subsection of the profile with its heading. */
export function ProfileSubsection({ title, ref, children }: ProfileSubsectionProps) {
  return (
    <div ref={ref} className={classes.part}>
      <SubsectionTitle>{title}</SubsectionTitle>
      {children}
    </div>
  );
}

/** The heading of a subsection with its own layout. */
export function SubsectionTitle({ children }: { children: ReactNode }) {
  return <h3 className={classes.title}>{children}</h3>;
}
