import { birthdayFault, isPasswordAcceptable, ROLES } from '@pulse/domain';
import { z } from 'zod';
import { operation } from './operation.ts';
import { id, instant, language, localDate, pictureUrl, timeZone } from './shapes.ts';

export const email = z.string().trim().toLowerCase().max(254).check(z.email());
export const newPassword = z
  .string()
  .max(200)
  .refine(isPasswordAcceptable, { params: { code: 'password_requirements_not_met' } });
export const role = z.enum(ROLES);

/** The signed-in user; `user_metadata` and `app_metadata` are named by the specification. */
export const sessionUser = z
  .object({
    id,
    email: z.string(),
    role,
    roles: z.array(role),
    language,
    time_zone: timeZone,
    photo_url: pictureUrl.nullable(),
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

export const signUp = operation({
  id: 'signUp',
  method: 'POST',
  path: '/auth/sign-up',
  tag,
  access: 'public',
  summary: 'Open an account and mail a verification link',
  body: z.object({
    email,
    password: newPassword,
    full_name: z.string().trim().min(2).max(120),
    adult: z.literal(true),
    language: language.optional(),
    time_zone: timeZone.optional(),
  }),
  answers: { 201: z.object({ email: z.string() }) },
  refusals: ['email_taken', 'validation_failed', 'rate_limited'],
});

export const signIn = operation({
  id: 'signIn',
  method: 'POST',
  path: '/auth/sign-in',
  tag,
  access: 'public',
  summary: 'Sign in with email and password',
  body: z.object({ email, password: z.string().min(1).max(200) }),
  answers: { 200: signedIn },
  refusals: [
    'invalid_credentials',
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
  summary: 'Exchange a refresh token for a new pair; a reused one ends its family',
  body: z.object({ refresh_token: z.string().max(500) }),
  answers: { 200: tokenPair },
  refusals: ['session_expired', 'validation_failed'],
});

export const signOut = operation({
  id: 'signOut',
  method: 'POST',
  path: '/auth/logout',
  tag,
  access: 'signed_in',
  summary: 'End this device’s family of tokens',
  answers: { 204: null },
  refusals: [],
});

export const getSessionUser = operation({
  id: 'getSessionUser',
  method: 'GET',
  path: '/auth/me',
  tag,
  access: 'signed_in',
  summary: 'The signed-in user',
  answers: { 200: sessionUser },
  refusals: [],
});

export const updateSessionUser = operation({
  id: 'updateSessionUser',
  method: 'PUT',
  path: '/auth/user',
  tag,
  access: 'signed_in',
  summary: 'Set a new password and password_set; other devices are signed out',
  body: z.object({
    password: newPassword,
    current_password: z.string().max(200).optional().describe('Needed once a password is set'),
    data: z.object({ password_set: z.literal(true) }).optional(),
  }),
  answers: { 200: signedIn },
  refusals: ['invalid_credentials', 'too_many_attempts', 'validation_failed'],
});

export const verifyEmail = operation({
  id: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify-email',
  tag,
  access: 'public',
  summary: 'Confirm an email with the mailed token and sign in',
  body: z.object({ token: z.string().min(1).max(200) }),
  answers: { 200: signedIn },
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
  answers: { 202: null },
  refusals: ['validation_failed', 'rate_limited'],
});

export const forgotPassword = operation({
  id: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  tag,
  access: 'public',
  summary: 'Mail a reset link; always accepted',
  body: z.object({ email }),
  answers: { 202: null },
  refusals: ['validation_failed', 'rate_limited'],
});

export const resetPassword = operation({
  id: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  tag,
  access: 'public',
  summary: 'Set a new password with the mailed token; signs out everywhere',
  body: z.object({ token: z.string().max(200), password: newPassword }),
  answers: { 204: null },
  refusals: ['link_expired', 'link_invalid', 'token_missing', 'validation_failed'],
});

export const acceptInvitation = operation({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/auth/accept-invitation',
  tag,
  access: 'public',
  summary: 'Sign in with the mailed partner invitation; password_set stays false until set',
  body: z.object({ token: z.string().min(1).max(200) }),
  answers: { 200: signedIn },
  refusals: ['link_expired', 'link_invalid', 'validation_failed'],
});

export const mailChoices = z.object({
  confirmation: z.boolean(),
  reminder: z.boolean(),
  cancellation: z.boolean(),
  waitlist: z.boolean(),
  payment: z.boolean(),
});

/** A birthday that a member may give today: 18 to 120 years ago. */
const adultBirthday = localDate.check(({ value, issues }) => {
  const code = birthdayFault(value, new Date().toISOString().slice(0, 10));
  if (code) issues.push({ code: 'custom', input: value, params: { code } });
});
/** International, with the country's code; the server knows the numbers of each country. */
const phone = z
  .string()
  .trim()
  .max(40)
  .refine((written) => /^\+[\d\s().-]{6,}$/.test(written), { params: { code: 'phone_invalid' } })
  .describe('International; kept as E.164');

export const profile = z
  .object({
    email: z.string(),
    full_name: z.string(),
    photo_url: pictureUrl.nullable(),
    birthday: localDate.nullable(),
    phone: z.string().nullable().describe('E.164, for example +96171123456'),
    address: z.string().nullable(),
    language,
    time_zone: timeZone,
    mail_choices: mailChoices,
    calendar_feed_url: z.string(),
    created_at: instant,
  })
  .meta({ id: 'Profile' });

export const getProfile = operation({
  id: 'getProfile',
  method: 'GET',
  path: '/profile',
  tag,
  access: 'signed_in',
  summary: 'The member’s own profile and settings',
  answers: { 200: profile },
  refusals: [],
});

export const updateProfile = operation({
  id: 'updateProfile',
  method: 'PATCH',
  path: '/profile',
  tag,
  access: 'signed_in',
  summary: 'Change parts of the profile',
  body: z.object({
    full_name: z.string().trim().min(2).max(120).optional(),
    birthday: adultBirthday.nullable().optional(),
    phone: phone.nullable().optional(),
    address: z.string().trim().max(300).nullable().optional(),
    language: language.optional(),
    time_zone: timeZone.optional(),
    mail_choices: mailChoices.partial().optional(),
  }),
  answers: { 200: profile },
  refusals: ['validation_failed'],
});

export const setPhoto = operation({
  id: 'setPhoto',
  method: 'PUT',
  path: '/profile/photo',
  tag,
  access: 'signed_in',
  summary: 'Give the profile a photo: JPEG, PNG or WebP, cut to a square around its middle',
  bodyType: 'multipart',
  body: z.object({ photo: z.file() }),
  answers: { 200: profile },
  refusals: [
    'image_unreadable',
    'payload_too_large',
    'unsupported_media_type',
    'validation_failed',
    'rate_limited',
  ],
});

export const removePhoto = operation({
  id: 'removePhoto',
  method: 'DELETE',
  path: '/profile/photo',
  tag,
  access: 'signed_in',
  summary: 'Take the photo away; the initials are shown again',
  answers: { 200: profile },
  refusals: [],
});

export const device = z.object({
  id,
  user_agent: z.string(),
  created_at: instant,
  last_used_at: instant,
  current: z.boolean(),
});

export const listDevices = operation({
  id: 'listDevices',
  method: 'GET',
  path: '/profile/devices',
  tag,
  access: 'signed_in',
  summary: 'Devices that are signed in',
  answers: { 200: z.object({ items: z.array(device), next_cursor: z.string().nullable() }) },
  refusals: [],
});

export const signOutEverywhere = operation({
  id: 'signOutEverywhere',
  method: 'POST',
  path: '/profile/sign-out-everywhere',
  tag,
  access: 'signed_in',
  summary: 'End every family of tokens but this one',
  answers: { 204: null },
  refusals: [],
});

export const downloadMyData = operation({
  id: 'downloadMyData',
  method: 'GET',
  path: '/profile/data',
  tag,
  access: 'signed_in',
  summary: 'All that is stored about the member, as JSON',
  answers: { 200: z.record(z.string(), z.unknown()) },
  refusals: [],
});

export const deleteAccount = operation({
  id: 'deleteAccount',
  method: 'POST',
  path: '/profile/delete',
  tag,
  access: 'signed_in',
  summary: 'Free the bookings, erase personal data, keep anonymous statistics',
  body: z.object({ password: z.string().max(200) }),
  answers: { 204: null },
  refusals: ['invalid_credentials', 'too_many_attempts', 'validation_failed'],
});
