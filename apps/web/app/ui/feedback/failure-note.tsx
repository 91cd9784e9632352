import type { ReactNode } from 'react';
import classes from './states.module.css';

interface FailureNoteProps {
  children: ReactNode;
  /** For its position; its appearance is fixed. */
  className?: string;
  /** Rendered but hidden until there is a message. */
  hidden?: boolean;
}

/** The message of a failed action beside it; screen readers announce it at once. */
export function FailureNote({ children, className, hidden }: FailureNoteProps) {
  const classNames = className ? `${classes.note} ${className}` : classes.note;
  return (
    <p role="alert" className={classNames} hidden={hidden}>
      {children}
    </p>
  );
}
