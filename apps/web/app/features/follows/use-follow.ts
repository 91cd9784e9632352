import {
  type FollowedCoach,
  followCoach,
  listFollowedCoachesQueryKey,
  unfollowCoach,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useKeep } from '#ui/data/use-keep.ts';

/** What the list shows of a coach, from their page or from the list itself. */
export type FollowTarget = Omit<FollowedCoach, 'created_at'>;

const followedCoaches = {
  queryKey: listFollowedCoachesQueryKey(),
  idOf: (coach: FollowTarget) => coach.trainer_id,
};

/** Returns the function that follows a coach or stops following; a toast says which. */
export function useFollow(coach: FollowTarget): (isFollowed: boolean) => void {
  const { t } = useTranslation('followed-coaches');
  const queryClient = useQueryClient();
  const { trainer_id, name, photo_url, organisation_name } = coach;
  const created_at = new Date().toISOString();
  return useKeep({
    list: followedCoaches,
    item: { trainer_id, name, photo_url, organisation_name, created_at },
    send: (isFollowed) => {
      const call = isFollowed ? followCoach : unfollowCoach;
      return call({ path: { id: trainer_id }, throwOnError: true });
    },
    done: (isFollowed) => t(isFollowed ? 'followed' : 'unfollowed', { name }),
    onDone: () =>
      queryClient.invalidateQueries({ queryKey: followedCoaches.queryKey, refetchType: 'none' }),
    failed: (isFollowed) => t(isFollowed ? 'failed.follow' : 'failed.unfollow', { name }),
    full: 'followed_coaches_full',
  });
}
