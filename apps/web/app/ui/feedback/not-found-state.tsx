import { ActionLink } from '../controls/action.tsx';
import type { CoverArtKind } from '../cover-art/cover-art-kinds.ts';
import { EmptyState } from './empty-state.tsx';

interface NotFoundStateProps {
  title: string;
  text: string;
  /** The text of the link that leads to explore. */
  toExplore: string;
  coverArt: CoverArtKind;
}

/** The page of something that does not exist, or that the user may not see. */
export function NotFoundState({ title, text, toExplore, coverArt }: NotFoundStateProps) {
  return (
    <>
      <title>{`${title} · Pulse`}</title>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        coverArt={coverArt}
        action={
          <ActionLink to="/app/explore" variant="filled">
            {toExplore}
          </ActionLink>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
