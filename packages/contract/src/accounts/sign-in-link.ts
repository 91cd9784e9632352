import { z } from 'zod';
import { operation } from '../operation.ts';
import { email } from './fields.ts';
import { signedIn } from './sign-in.ts';

const tag = 'accounts';

export const requestSignInLink = operation({
  id: 'requestSignInLink',
  method: 'POST',
  path: '/auth/sign-in-link',
  tag,
  access: 'public',
  summary: 'Mail a link that signs in; always accepted',
  body: z.strictObject({ email }),
  responses: { 202: null },
  refusals: ['validation_failed', 'rate_limited'],
});

export const signInByLink = operation({
  id: 'signInByLink',
  method: 'POST',
  path: '/auth/sign-in/link',
  tag,
  access: 'public',
  summary: 'Sign in with the mailed token, which works once',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  responses: { 200: signedIn },
  refusals: ['link_expired', 'link_invalid', 'second_factor_required', 'validation_failed'],
});
