import { DAY, HOUR, MINUTE } from '../../time/instants.ts';

/** How long a mail verification link works, in milliseconds (product.md). */
export const VERIFICATION_LINK_LIFETIME = 24 * HOUR;

/** How long a password reset link works, in milliseconds (spec §9). */
export const RESET_LINK_LIFETIME = 15 * MINUTE;

/** How long a partner's invitation works, in milliseconds (product.md). */
export const INVITATION_LIFETIME = 7 * DAY;

/** How long an access token works, in milliseconds (product.md). */
export const ACCESS_TOKEN_LIFETIME = 15 * MINUTE;

/** How long a device stays signed in without being used, in milliseconds. */
export const SESSION_IDLE_LIFETIME = 30 * DAY;

/** How long the parent of the live refresh token is accepted again, in milliseconds: two tabs share one. */
export const REFRESH_REUSE_GRACE_PERIOD = 10_000;
