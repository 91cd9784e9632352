import { MAX_FOLLOWED_COACHES } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, imageUrl, instant, pageOf } from '../schemas.ts';

export const followedCoach = z
  .object({
    trainer_id: id,
    name: z.string(),
    photo_url: imageUrl.nullable(),
    organisation_name: z.string(),
    created_at: instant,
  })
  .meta({ id: 'FollowedCoach' });

const tag = 'follows';

export const listFollowedCoaches = operation({
  id: 'listFollowedCoaches',
  method: 'GET',
  path: '/followed-coaches',
  tag,
  access: 'signed_in',
  summary: `The coaches the member follows whose page is shown, newest first, at most ${MAX_FOLLOWED_COACHES}`,
  responses: { 200: pageOf(followedCoach) },
  refusals: [],
});

export const followCoach = operation({
  id: 'followCoach',
  method: 'PUT',
  path: '/followed-coaches/:id',
  tag,
  access: 'signed_in',
  summary: 'Follow a coach, to be told of their new classes; a repeat changes nothing',
  params: idParams,
  responses: { 200: followedCoach },
  refusals: ['validation_failed', 'not_found', 'followed_coaches_full', 'rate_limited'],
});

export const unfollowCoach = operation({
  id: 'unfollowCoach',
  method: 'DELETE',
  path: '/followed-coaches/:id',
  tag,
  access: 'signed_in',
  summary: 'Stop following a coach; a repeat changes nothing',
  params: idParams,
  responses: { 204: null },
  refusals: ['validation_failed', 'rate_limited'],
});
