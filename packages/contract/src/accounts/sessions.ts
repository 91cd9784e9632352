import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, instant, pageOf } from '../schemas.ts';

const tag = 'accounts';

export const userSession = z.object({
  id,
  user_agent: z.string(),
  created_at: instant,
  last_used_at: instant,
  current: z.boolean(),
});

export const listSessions = operation({
  id: 'listSessions',
  method: 'GET',
  path: '/profile/sessions',
  tag,
  access: 'signed_in',
  summary: 'Active sessions of the user',
  responses: { 200: pageOf(userSession) },
  refusals: [],
});

export const revokeOtherSessions = operation({
  id: 'revokeOtherSessions',
  method: 'POST',
  path: '/profile/sessions/revoke-others',
  tag,
  access: 'signed_in',
  summary: 'Revoke every other session; the digital ID gets a new secret',
  responses: { 204: null },
  refusals: [],
});
