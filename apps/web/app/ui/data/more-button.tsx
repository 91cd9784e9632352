import { useTranslation } from '#light-translator';
import { Action } from '../controls/action.tsx';
import { ActionBar } from '../layout/action-bar.tsx';
import type { Pages } from './use-pages.ts';

interface MoreButtonProps {
  /** The list of `usePages`. */
  pages: Pick<Pages<unknown>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** What is shown by it; without it «Show more». */
  label?: string;
}

/** Reads the next page of a list; nothing once all is shown. */
export function MoreButton({ pages, label }: MoreButtonProps) {
  const { t } = useTranslation();
  if (!pages.hasNextPage) return null;
  return (
    <ActionBar>
      <Action disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {label ?? t('action.more')}
      </Action>
    </ActionBar>
  );
}
