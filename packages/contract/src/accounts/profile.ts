import { birthdayError } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { imageUrl, instant, language, localDate, timeZone } from '../schemas.ts';
import { paragraphs } from '../text.ts';
import { fullName, phone } from './fields.ts';

const tag = 'accounts';

export const emailPreferences = z.strictObject({
  confirmation: z.boolean(),
  reminder: z.boolean(),
  cancellation: z.boolean(),
  waitlist: z.boolean(),
  payment: z.boolean(),
  reviews: z.boolean().describe('Notifications about reviews one wrote'),
  coaches: z.boolean().describe('New classes of followed coaches'),
});

/** The birthday of a person from 18 to 120 years old today. */
const adultBirthday = localDate.check(({ value, issues }) => {
  const code = birthdayError(value, new Date().toISOString().slice(0, 10));
  if (code) issues.push({ code: 'custom', input: value, params: { code } });
});

export const profile = z
  .object({
    email: z.string(),
    full_name: z.string(),
    photo_url: imageUrl.nullable(),
    birthday: localDate.nullable(),
    phone: z.string().nullable().describe('E.164, for example +96171123456'),
    address: z.string().nullable(),
    language,
    time_zone: timeZone,
    email_preferences: emailPreferences,
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
  responses: { 200: profile },
  refusals: [],
});

export const updateProfile = operation({
  id: 'updateProfile',
  method: 'PATCH',
  path: '/profile',
  tag,
  access: 'signed_in',
  summary: 'Change parts of the profile',
  body: z.strictObject({
    full_name: fullName.optional(),
    birthday: adultBirthday.nullable().optional(),
    phone: phone.nullable().optional(),
    address: paragraphs(300).nullable().optional(),
    language: language.optional(),
    time_zone: timeZone.optional(),
    email_preferences: emailPreferences.partial().optional(),
  }),
  responses: { 200: profile },
  refusals: ['validation_failed'],
});

export const setPhoto = operation({
  id: 'setPhoto',
  method: 'PUT',
  path: '/profile/photo',
  tag,
  access: 'signed_in',
  summary: 'Set the profile photo: JPEG, PNG, WebP or HEIC, cropped to a square around its centre',
  bodyType: 'multipart',
  body: z.object({ photo: z.file() }),
  responses: { 200: profile },
  refusals: [
    'image_unreadable',
    'image_has_too_many_pixels',
    'image_animated',
    'image_with_other_content',
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
  summary: 'Remove the photo; the initials are shown again',
  responses: { 200: profile },
  refusals: [],
});
