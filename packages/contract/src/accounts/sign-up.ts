import { z } from 'zod';
import { operation } from '../operation.ts';
import { language, timeZone } from '../schemas.ts';
import { email, fullName, newPassword } from './fields.ts';
import { signedIn } from './sign-in.ts';

const tag = 'accounts';

export const signUp = operation({
  id: 'signUp',
  method: 'POST',
  path: '/auth/sign-up',
  tag,
  access: 'public',
  summary: 'Create an account and mail a verification link',
  body: z.object({
    email,
    password: newPassword,
    full_name: fullName,
    adult: z.literal(true),
    language: language.optional(),
    time_zone: timeZone.optional(),
  }),
  responses: { 201: z.object({ email: z.string() }) },
  refusals: ['email_taken', 'validation_failed', 'rate_limited'],
});

export const verifyEmail = operation({
  id: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify-email',
  tag,
  access: 'public',
  summary: 'Confirm an email with the mailed token and sign in',
  body: z.object({ token: z.string().min(1).max(200) }),
  responses: { 200: signedIn },
  refusals: ['link_expired', 'link_invalid', 'validation_failed'],
});

export const resendVerification = operation({
  id: 'resendVerification',
  method: 'POST',
  path: '/auth/resend-verification',
  tag,
  access: 'public',
  summary: 'Mail a new verification link, if the address awaits one',
  body: z.object({ email }),
  responses: { 202: null },
  refusals: ['validation_failed', 'rate_limited'],
});

export const acceptInvitation = operation({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/auth/accept-invitation',
  tag,
  access: 'public',
  summary: 'Sign in with the mailed partner invitation; password_set stays false until set',
  body: z.object({ token: z.string().min(1).max(200) }),
  responses: { 200: signedIn },
  refusals: ['link_expired', 'link_invalid', 'validation_failed'],
});
