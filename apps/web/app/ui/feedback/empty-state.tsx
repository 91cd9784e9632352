import type { ReactNode } from 'react';
import { CoverArt } from '../cover-art/cover-art.tsx';
import type { CoverArtKind } from '../cover-art/cover-art-kinds.ts';
import { Text } from '../layout/text.tsx';
import classes from './states.module.css';

interface EmptyStateProps {
  coverArt: CoverArtKind;
  /** One sentence: what is missing, and when it will be there. */
  children: ReactNode;
  /** One action, such as an `ActionLink`. */
  action?: ReactNode;
}

/** The floor of an activity, in the quietest palette. */
const floor = { composition: 0, palette: 6 };

/** Shown instead of empty content: cover art, one sentence, one action. */
export function EmptyState({ coverArt, children, action }: EmptyStateProps) {
  return (
    <div className={classes.emptyState}>
      <CoverArt kind={coverArt} seed="empty" look={floor} className={classes.art} />
      <Text size="lead" tone="quiet" className={classes.sentence}>
        {children}
      </Text>
      {action}
    </div>
  );
}
