import type { ReactNode } from 'react';
import { CoverArt } from '../cover-art/cover-art.tsx';
import type { CoverArtKind } from '../cover-art/drawings.ts';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  coverArt: CoverArtKind;
  /** One sentence: what is not here, and when it will be. */
  children: ReactNode;
  /** One way on, such as an `ActionLink`. */
  action?: ReactNode;
}

/** Nothing to show: one cropped floor, one sentence, one action. */
export function EmptyState({ coverArt, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <CoverArt kind={coverArt} seed="empty" className={classes.art} />
      <p className={classes.sentence}>{children}</p>
      {action}
    </div>
  );
}
