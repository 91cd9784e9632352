import {
  type Coach,
  type FollowedCoach,
  type ListFollowedCoachesResponse,
  listFollowedCoachesQueryKey,
} from '@pulse/contract/client';
import type { QueryClient } from '@tanstack/react-query';

/** What the list shows of a coach, from their page or from the list itself. */
export interface FollowTarget extends Pick<Coach, 'name' | 'photo_url' | 'organisation_name'> {
  trainer_id: string;
}

export interface FollowChange {
  coach: FollowTarget;
  /** True follows the coach, false unfollows. */
  isFollowed: boolean;
}

/** The list after a change: newest first, without duplicates. */
export function applyFollow(
  list: ListFollowedCoachesResponse | undefined,
  { coach, isFollowed }: FollowChange,
): ListFollowedCoachesResponse {
  const { trainer_id, name, photo_url, organisation_name } = coach;
  const others = (list?.items ?? []).filter((one) => one.trainer_id !== trainer_id);
  const created_at = new Date().toISOString();
  const added: FollowedCoach = { trainer_id, name, photo_url, organisation_name, created_at };
  return { items: isFollowed ? [added, ...others] : others, next_cursor: null };
}

/** Applies a change to the cache before the server has responded; cancels fetches that would undo it. */
export async function applyFollowOptimistically(
  queryClient: QueryClient,
  change: FollowChange,
): Promise<void> {
  const queryKey = listFollowedCoachesQueryKey();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ListFollowedCoachesResponse>(queryKey, (list) =>
    applyFollow(list, change),
  );
}

/** Reverts a change that the server refused, and refetches the list. */
export async function rollBackFollow(
  queryClient: QueryClient,
  change: FollowChange,
): Promise<void> {
  await applyFollowOptimistically(queryClient, { ...change, isFollowed: !change.isFollowed });
  await queryClient.invalidateQueries({ queryKey: listFollowedCoachesQueryKey() });
}
