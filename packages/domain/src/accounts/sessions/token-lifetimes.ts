import { DAY, HOUR, MINUTE } from '../../time/instants.ts';

/** Lifetime of an email verification link, in milliseconds (product.md). */
export const VERIFICATION_LINK_LIFETIME = 24 * HOUR;

/** Lifetime of a password reset link, in milliseconds (spec §9). */
export const RESET_LINK_LIFETIME = 15 * MINUTE;

/** Lifetime of a link that signs in, in milliseconds: it opens as much as a reset link. */
export const SIGN_IN_LINK_LIFETIME = 15 * MINUTE;

/** How long a new address may be confirmed, in milliseconds: as long as that of a new account. */
export const EMAIL_CHANGE_LINK_LIFETIME = 24 * HOUR;

/** How long the owner of the address before may take the account back, in milliseconds. */
export const EMAIL_RESTORE_LINK_LIFETIME = 7 * DAY;

/** How long a device may take to sign in with, or create, a passkey, in milliseconds. */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * MINUTE;

/** Lifetime of a partner's invitation, in milliseconds (product.md). */
export const INVITATION_LIFETIME = 7 * DAY;

/** Lifetime of an access token, in milliseconds (product.md). */
export const ACCESS_TOKEN_LIFETIME = 15 * MINUTE;

/** How long after the password the code of a second factor may follow, in milliseconds. */
export const SECOND_FACTOR_CHALLENGE_LIFETIME = 5 * MINUTE;

/** How long an unused session stays signed in, in milliseconds. */
export const SESSION_IDLE_LIFETIME = 30 * DAY;

/** How long a session stays signed in however much it is used, in milliseconds. */
export const SESSION_LIFETIME = 90 * DAY;

/** How long the previous refresh token is accepted again, in milliseconds: two tabs share one. */
export const REFRESH_REUSE_GRACE_PERIOD = 10_000;
