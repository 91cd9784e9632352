import { DAY } from '../time/instants.ts';

/** What is written to the audit log with its address and device, because it matters for security. */
export const SECURITY_EVENTS = [
  'sign_in',
  'fail_sign_in',
  'fail_password',
  'fail_code',
  'fail_passkey',
  'refuse_access',
  'end_reused_session',
  'change_password',
  'reset_password',
  'switch_on_second_factor',
  'switch_off_second_factor',
  'use_recovery_code',
  'add_passkey',
  'remove_passkey',
  'change_email',
  'restore_email',
  'reveal_partner_application',
  'delete_account',
] as const;

/** One kind of security event. */
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/**
 * How long security events are kept: long enough to look back over a year. The database's function
 * that deletes them, `audit.delete_expired`, has the same figure.
 */
export const SECURITY_EVENT_LIFETIME = 400 * DAY;

/**
 * How long the security events of a deleted account keep their address and device: long enough to see
 * that an entry about a deletion is false. The database's function that removes them,
 * `audit.erase_person`, has the same figure.
 */
export const DELETED_ORIGIN_LIFETIME = 30 * DAY;
