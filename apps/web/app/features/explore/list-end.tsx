import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './venue-list.module.css';

interface ListEndProps {
  hasMore: boolean;
  failed: boolean;
  loading: boolean;
  /** Venues not fetched yet. */
  left: number;
  onMore: () => void;
}

/** Below the last row: the next page comes by itself; where it failed one can ask again. */
export function ListEnd({ hasMore, failed, loading, left, onMore }: ListEndProps) {
  const { t } = useTranslation('explore');
  if (!hasMore) return null;
  return (
    <div className={classes.more}>
      {failed && (
        <p role="alert" className={classes.failed}>
          {t('moreFailed')}
        </p>
      )}
      <Button onClick={onMore} loading={loading}>
        {t('showMore', { count: left })}
      </Button>
    </div>
  );
}
