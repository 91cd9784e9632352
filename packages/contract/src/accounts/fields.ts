import {
  hasControlCharacters,
  isPasswordAcceptable,
  PASSWORD_MAX_LENGTH,
  ROLES,
} from '@pulse/domain';
import { z } from 'zod';
import { line } from '../text.ts';

export const email = z.string().trim().toLowerCase().max(254).check(z.email());
/** A password that was set before; whether it meets today's requirements does not matter. */
export const password = z.string().min(1).max(PASSWORD_MAX_LENGTH);
export const newPassword = z
  .string()
  .refine(isPasswordAcceptable, { params: { code: 'password_requirements_not_met' } })
  // A zero byte ends a text in other programs, and a person cannot type the others again.
  .refine((text) => !hasControlCharacters(text), { params: { code: 'characters_not_allowed' } });
export const fullName = line(120).min(2);
export const role = z.enum(ROLES);

/** International, with the country code; the server validates the number. */
export const phone = z
  .string()
  .trim()
  .max(40)
  .refine((written) => /^\+[\d\s().-]{6,}$/.test(written), { params: { code: 'phone_invalid' } })
  .describe('International; stored as E.164');
