import { followCoach, listFollowedCoachesQueryKey, unfollowCoach } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import {
  applyFollowOptimistically,
  type FollowChange,
  type FollowTarget,
  rollBackFollow,
} from './follows-cache.ts';

/**
 * Follows and unfollows a coach: applied optimistically and announced, rolled back with a toast when
 * the server refuses. Changes of one coach are sent one after the other.
 */
export function useFollow(coach: FollowTarget): (isFollowed: boolean) => void {
  const { t } = useTranslation('followed-coaches');
  const queryClient = useQueryClient();
  const { name } = coach;
  const changeFollow = useMutation({
    scope: { id: `follow-${coach.trainer_id}` },
    // Offline it must fail at once, not follow the coach some time later.
    networkMode: 'always',
    mutationFn: async ({ isFollowed }: FollowChange) => {
      const call = isFollowed ? followCoach : unfollowCoach;
      await call({ path: { id: coach.trainer_id }, throwOnError: true });
    },
    onMutate: (change) => applyFollowOptimistically(queryClient, change),
    onError: (error, change) => {
      const failure = toFailure(error);
      const detail = failure.code === 'followed_coaches_full' ? failure.detail : undefined;
      toastFailure(detail ?? t(change.isFollowed ? 'failed.follow' : 'failed.unfollow', { name }));
      return rollBackFollow(queryClient, change);
    },
    onSuccess: (_, { isFollowed }) => {
      toastSuccess(t(isFollowed ? 'followed' : 'unfollowed', { name }));
      return queryClient.invalidateQueries({
        queryKey: listFollowedCoachesQueryKey(),
        refetchType: 'none',
      });
    },
  });
  return (isFollowed) => changeFollow.mutate({ coach, isFollowed });
}
