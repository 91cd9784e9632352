import type { ReactNode } from 'react';
import type { CoverArtKind } from '../cover-art/drawings.ts';
import { LazyCoverArt } from '../cover-art/lazy-cover-art.tsx';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  coverArt: CoverArtKind;
  /** One sentence: what is missing, and when it will be there. */
  children: ReactNode;
  /** One action, such as an `ActionLink`. */
  action?: ReactNode;
}

/** Shown instead of empty content: cover art, one sentence, one action. */
export function EmptyState({ coverArt, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <LazyCoverArt kind={coverArt} seed="empty" className={classes.art} />
      <p className={classes.sentence}>{children}</p>
      {action}
    </div>
  );
}
