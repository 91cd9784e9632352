import { PASSWORD_MAX_LENGTH } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { email, newPassword } from './fields.ts';
import { signedIn } from './sign-in.ts';

const tag = 'accounts';

export const updateSessionUser = operation({
  id: 'updateSessionUser',
  method: 'PUT',
  path: '/auth/user',
  tag,
  access: 'signed_in',
  summary: 'Set a new password and password_set; every other session ends',
  body: z.strictObject({
    password: newPassword,
    current_password: z
      .string()
      .max(PASSWORD_MAX_LENGTH)
      .optional()
      .describe('Needed once a password is set'),
    data: z.strictObject({ password_set: z.literal(true) }).optional(),
  }),
  responses: { 200: signedIn },
  refusals: ['invalid_credentials', 'too_many_attempts', 'validation_failed'],
});

export const forgotPassword = operation({
  id: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  tag,
  access: 'public',
  summary: 'Mail a reset link; always accepted',
  body: z.strictObject({ email }),
  responses: { 202: null },
  refusals: ['validation_failed', 'rate_limited'],
});

export const resetPassword = operation({
  id: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  tag,
  access: 'public',
  summary: 'Set a new password with the mailed token; every session ends',
  body: z.strictObject({ token: z.string().max(200), password: newPassword }),
  responses: { 204: null },
  refusals: ['link_expired', 'link_invalid', 'token_missing', 'validation_failed'],
});
