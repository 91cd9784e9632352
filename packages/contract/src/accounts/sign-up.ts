import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, language, localDate, timeZone } from '../schemas.ts';
import { email, fullName, newPassword, password } from './fields.ts';
import { signedIn } from './sign-in.ts';

const tag = 'accounts';

/** The class with which a visitor came to sign up, and what its address in the app needs. */
export const classToBook = z
  .object({ class_session_id: id, venue_id: id, local_date: localDate })
  .meta({ id: 'ClassToBook' });

const chosenClass = id
  .optional()
  .describe('A class to book: the mailed link leads back to it; ignored when unknown or past');

export const signUp = operation({
  id: 'signUp',
  method: 'POST',
  path: '/auth/sign-up',
  tag,
  access: 'public',
  summary: 'Create an account and mail a verification link',
  body: z.strictObject({
    email,
    password: newPassword,
    full_name: fullName,
    adult: z.literal(true),
    language: language.optional(),
    time_zone: timeZone.optional(),
    class_session_id: chosenClass,
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
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  responses: {
    200: signedIn
      .extend({
        class_to_book: classToBook
          .nullable()
          .describe('Chosen before signing up; null once it is over or cancelled'),
      })
      .meta({ id: 'EmailVerified' }),
  },
  refusals: ['link_expired', 'link_invalid', 'second_factor_required', 'validation_failed'],
});

export const resendVerification = operation({
  id: 'resendVerification',
  method: 'POST',
  path: '/auth/resend-verification',
  tag,
  access: 'public',
  summary: 'Mail a new verification link, if the address awaits one',
  body: z.strictObject({ email, class_session_id: chosenClass }),
  responses: { 202: null },
  refusals: ['validation_failed', 'rate_limited'],
});

export const correctEmail = operation({
  id: 'correctEmail',
  method: 'POST',
  path: '/auth/correct-email',
  tag,
  access: 'public',
  summary:
    'Mail the verification of a pending account to another address; earlier links end. The response is the same when that address has an account',
  body: z.strictObject({ email, password, new_email: email }),
  responses: { 202: null },
  refusals: [
    'invalid_credentials',
    'email_already_confirmed',
    'too_many_attempts',
    'validation_failed',
    'rate_limited',
  ],
});

export const acceptInvitation = operation({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/auth/accept-invitation',
  tag,
  access: 'public',
  summary: 'Sign in with the mailed partner invitation; password_set stays false until set',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  responses: { 200: signedIn },
  refusals: ['link_expired', 'link_invalid', 'second_factor_required', 'validation_failed'],
});
