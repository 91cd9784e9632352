import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import type { FloorKind } from './floors/drawings.ts';
import { Floor } from './floors/floor.tsx';

interface EmptyStateProps {
  floor: FloorKind;
  /** One sentence: what is not here, and when it will be. */
  children: ReactNode;
  /** One way on, such as an `ActionLink`. */
  action?: ReactNode;
}

/** Nothing to show: one cropped floor, one sentence, one action. */
export function EmptyState({ floor, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <Floor kind={floor} seed="empty" className={classes.art} />
      <p className={classes.sentence}>{children}</p>
      {action}
    </div>
  );
}
