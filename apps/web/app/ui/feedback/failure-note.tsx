import type { ReactNode } from 'react';
import classes from './failure-note.module.css';

interface FailureNoteProps {
  children: ReactNode;
  /** Where it stands; its look is its own. */
  className?: string;
  /** It waits in the page, unseen, until there is something to say. */
  hidden?: boolean;
}

/** What went wrong, where it was tried; a screen reader says it at once. */
export function FailureNote({ children, className, hidden }: FailureNoteProps) {
  const classNames = className ? `${classes.note} ${className}` : classes.note;
  return (
    <p role="alert" className={classNames} hidden={hidden}>
      {children}
    </p>
  );
}
