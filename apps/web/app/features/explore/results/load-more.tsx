import { Button } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './results.module.css';

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
    <Stack gap={3} className={classes.loadMore}>
      {failed && (
        <Text role="alert" size="small" tone="quiet">
          {t('moreFailed')}
        </Text>
      )}
      {/* Pages load by themselves, too: a spinner in place of the label would flicker. */}
      <Button onClick={loading ? undefined : onMore} aria-disabled={loading}>
        {remaining === null ? t('showMoreUncounted') : t('showMore', { count: remaining })}
      </Button>
    </Stack>
  );
}
