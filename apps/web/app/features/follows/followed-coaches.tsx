import { listFollowedCoachesOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { FollowedCoachRow } from './followed-coach-row.tsx';
import classes from './followed-coaches.module.css';

/** The coaches the member follows, each with a button to unfollow. */
export default function FollowedCoaches() {
  const { t } = useTranslation('followed-coaches');
  const { data, isPending, error, refetch } = useQuery(listFollowedCoachesOptions());
  return (
    <div className={classes.part}>
      <h3 id="followed-coaches" tabIndex={-1} className={classes.title}>
        {t('title')}
      </h3>
      {isPending && <LoadingRows rows={2} height={64} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className={classes.none}>{t('none')}</p>}
      {data && data.items.length > 0 && (
        <ul aria-labelledby="followed-coaches" className={classes.list}>
          {data.items.map((coach) => (
            <FollowedCoachRow key={coach.trainer_id} coach={coach} />
          ))}
        </ul>
      )}
    </div>
  );
}
