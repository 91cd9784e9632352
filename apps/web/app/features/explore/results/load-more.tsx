import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import classes from './venue-list.module.css';

interface LoadMoreProps {
  hasMore: boolean;
  failed: boolean;
  loading: boolean;
  /** Venues not loaded yet; null when they were not counted. */
  remaining: number | null;
  onMore: () => void;
}

/** Below the last row: loads the next page; after a failure it can be retried. */
export function LoadMore({ hasMore, failed, loading, remaining, onMore }: LoadMoreProps) {
  const { t } = useTranslation('explore');
  if (!hasMore) return null;
  return (
    <div className={classes.more}>
      {failed && (
        <p role="alert" className={classes.failed}>
          {t('moreFailed')}
        </p>
      )}
      {/* Pages load by themselves, too: a spinner in place of the label would flicker. */}
      <Button onClick={loading ? undefined : onMore} aria-disabled={loading}>
        {remaining === null ? t('showMoreUncounted') : t('showMore', { count: remaining })}
      </Button>
    </div>
  );
}
