/** How many passkeys an account may have: more devices than people sign in on. */
export const MAX_PASSKEYS = 10;

/** How long the name of a passkey may be. */
export const PASSKEY_NAME_MAX_LENGTH = 60;
