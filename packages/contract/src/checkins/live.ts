import { VENUE_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { EVENT_STREAM, operation } from '../operation.ts';
import { idParams } from '../schemas.ts';

export const watchFrontDesk = operation({
  id: 'watchFrontDesk',
  method: 'GET',
  path: '/partner/venues/:id/changes',
  tag: 'checkins',
  access: VENUE_DASHBOARD_USERS,
  summary:
    'Server-sent events: that a venue’s day has changed, at most once a second; what changed is read with the other operations',
  params: idParams,
  responseType: EVENT_STREAM,
  responses: {
    200: z
      .object({
        kind: z
          .enum(['open', 'changed', 'alive'])
          .describe(
            'open: from now on nothing is missed; alive: every 15 s, so that silence means a lost connection',
          ),
      })
      .meta({ id: 'FrontDeskEvent' }),
  },
  refusals: ['not_found', 'rate_limited'],
});
