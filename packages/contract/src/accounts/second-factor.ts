import { z } from 'zod';
import { operation } from '../operation.ts';
import { instant } from '../schemas.ts';
import { password } from './fields.ts';
import { signedIn } from './sign-in.ts';

const tag = 'accounts';

const code = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .describe('Six digits of the app, or one of the recovery codes');
const wrong = ['invalid_credentials', 'too_many_attempts', 'validation_failed'] as const;

export const signInWithCode = operation({
  id: 'signInWithCode',
  method: 'POST',
  path: '/auth/sign-in/second-factor',
  tag,
  access: 'public',
  summary: 'The second step of signing in: the code of the second factor',
  body: z.strictObject({ challenge: z.string().min(1).max(1000), code }),
  responses: { 200: signedIn },
  refusals: ['session_expired', 'too_many_attempts', 'validation_failed'],
});

export const secondFactor = z
  .object({
    enabled_at: instant.nullable().describe('Null: it is off'),
    recovery_codes_left: z.int(),
    can_switch_off: z.boolean().describe('False for roles that keep it once it is on'),
  })
  .meta({ id: 'SecondFactor' });

export const getSecondFactor = operation({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/profile/second-factor',
  tag,
  access: 'signed_in',
  summary: 'Whether signing in needs a code, and how many recovery codes are left',
  responses: { 200: secondFactor },
  refusals: [],
});

export const beginSecondFactor = operation({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/profile/second-factor',
  tag,
  access: 'signed_in',
  summary: 'A new secret for an app; it replaces the present one when a code has confirmed it',
  body: z.strictObject({ password, code: code.optional().describe('Needed while it is on') }),
  responses: {
    201: z.object({ secret: z.string().describe('Base32'), otpauth_url: z.string() }),
  },
  refusals: wrong,
});

export const confirmSecondFactor = operation({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/profile/second-factor/confirm',
  tag,
  access: 'signed_in',
  summary: 'Switch the second factor on with a code of the app; every other session ends',
  body: z.strictObject({ code }),
  responses: {
    200: z.object({ recovery_codes: z.array(z.string()).describe('Shown this once') }),
  },
  refusals: ['conflict', 'too_many_attempts', 'validation_failed'],
});

export const switchOffSecondFactor = operation({
  id: 'switchOffSecondFactor',
  method: 'POST',
  path: '/profile/second-factor/switch-off',
  tag,
  access: 'signed_in',
  summary: 'Switch the second factor off, with the password and a code',
  body: z.strictObject({ password, code }),
  responses: { 204: null },
  refusals: [...wrong, 'forbidden'],
});
