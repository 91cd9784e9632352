import { isPasswordAcceptable, ROLES } from '@pulse/domain';
import { z } from 'zod';

export const email = z.string().trim().toLowerCase().max(254).check(z.email());
export const newPassword = z
  .string()
  .max(200)
  .refine(isPasswordAcceptable, { params: { code: 'password_requirements_not_met' } });
export const fullName = z.string().trim().min(2).max(120);
export const role = z.enum(ROLES);
