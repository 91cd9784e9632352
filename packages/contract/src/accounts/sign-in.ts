import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, imageUrl, language, timeZone } from '../schemas.ts';
import { email, password, role } from './fields.ts';

/** The signed-in user; `user_metadata` and `app_metadata` are named by the specification. */
export const sessionUser = z
  .object({
    id,
    email: z.string(),
    role,
    roles: z.array(role),
    language,
    time_zone: timeZone,
    photo_url: imageUrl.nullable(),
    user_metadata: z.object({
      full_name: z.string(),
      role,
      password_set: z.boolean(),
      partner_org_id: id.nullable(),
    }),
    app_metadata: z.object({ role, password_set: z.boolean(), partner_org_id: id.nullable() }),
  })
  .meta({ id: 'SessionUser' });

const tokens = { access_token: z.string(), refresh_token: z.string() };
export const tokenPair = z.object(tokens).meta({ id: 'TokenPair' });
export const signedIn = z.object({ ...tokens, user: sessionUser }).meta({ id: 'SignedIn' });

const tag = 'accounts';

export const signIn = operation({
  id: 'signIn',
  method: 'POST',
  path: '/auth/sign-in',
  tag,
  access: 'public',
  summary: 'Sign in with email and password',
  body: z.strictObject({ email, password }),
  responses: { 200: signedIn },
  refusals: [
    'invalid_credentials',
    'second_factor_required',
    'email_not_confirmed',
    'too_many_attempts',
    'validation_failed',
  ],
});

export const refreshTokens = operation({
  id: 'refreshTokens',
  method: 'POST',
  path: '/auth/refresh',
  tag,
  access: 'public',
  summary: 'Exchange a refresh token for a new pair; a reused one revokes its session',
  body: z.strictObject({ refresh_token: z.string().max(500) }),
  responses: { 200: tokenPair },
  refusals: ['session_expired', 'validation_failed'],
});

export const signOut = operation({
  id: 'signOut',
  method: 'POST',
  path: '/auth/logout',
  tag,
  access: 'signed_in',
  summary: 'Revoke this session',
  responses: { 204: null },
  refusals: [],
});

export const getSessionUser = operation({
  id: 'getSessionUser',
  method: 'GET',
  path: '/auth/me',
  tag,
  access: 'signed_in',
  summary: 'The signed-in user',
  responses: { 200: sessionUser },
  refusals: [],
});
