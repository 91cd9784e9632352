import { API_BASE, type profile } from '@pulse/contract';
import type { z } from 'zod';
import type { Config } from '../../../config.ts';
import { imageUrl } from '../../../platform/storage/images.ts';
import type { UserRow } from '../users/users.store.ts';

/** The emails that a member gets until they choose otherwise: all of them. */
const DEFAULT_EMAIL_PREFERENCES = {
  confirmation: true,
  reminder: true,
  cancellation: true,
  waitlist: true,
  payment: true,
  reviews: true,
  coaches: true,
};

/** The member's own profile and settings, as in the contract. */
export function presentProfile(
  user: UserRow,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): z.input<typeof profile> {
  return {
    email: user.email,
    full_name: user.full_name,
    photo_url: imageUrl(user.photo_key),
    birthday: user.birthday,
    phone: user.phone,
    address: user.address,
    language: user.language,
    time_zone: user.time_zone,
    email_preferences: { ...DEFAULT_EMAIL_PREFERENCES, ...user.email_preferences },
    calendar_feed_url: `${publicUrl}${API_BASE}/calendar/${user.calendar_token}.ics`,
    created_at: user.created_at.toISOString(),
  };
}
