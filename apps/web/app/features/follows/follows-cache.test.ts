import { listFollowedCoachesQueryKey } from '@pulse/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { applyFollow, applyFollowOptimistically, rollBackFollow } from './follows-cache.ts';

const coach = (trainer_id: string) => ({
  trainer_id,
  name: trainer_id,
  photo_url: null,
  organisation_name: 'Studio',
});
const idsOf = (list: { items: { trainer_id: string }[] } | undefined) =>
  list?.items.map((one) => one.trainer_id);

test('a coach who is followed comes first and is listed once', () => {
  const once = applyFollow(undefined, { coach: coach('a'), isFollowed: true });
  const both = applyFollow(once, { coach: coach('b'), isFollowed: true });
  expect(idsOf(applyFollow(both, { coach: coach('a'), isFollowed: true }))).toEqual(['a', 'b']);
  expect(idsOf(applyFollow(both, { coach: coach('b'), isFollowed: false }))).toEqual(['a']);
});

test('a refused follow is rolled back, and later ones stay', async () => {
  const queryClient = new QueryClient();
  const refused = { coach: coach('a'), isFollowed: true };
  await applyFollowOptimistically(queryClient, refused);
  await applyFollowOptimistically(queryClient, { coach: coach('b'), isFollowed: true });
  await rollBackFollow(queryClient, refused);
  expect(idsOf(queryClient.getQueryData(listFollowedCoachesQueryKey()))).toEqual(['b']);
});
