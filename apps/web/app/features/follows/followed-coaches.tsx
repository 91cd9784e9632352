import { listFollowedCoachesOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { SavedList } from '#ui/data/saved-list.tsx';
import { FollowedCoachRow } from './followed-coach-row.tsx';

/** The coaches the member follows, each with a button to unfollow. */
export default function FollowedCoaches() {
  const { t } = useTranslation('followed-coaches');
  const query = useQuery(listFollowedCoachesOptions());
  return (
    <SavedList id="followed-coaches" title={t('title')} none={t('none')} query={query}>
      {(coach) => <FollowedCoachRow key={coach.trainer_id} coach={coach} />}
    </SavedList>
  );
}
