import type { Role } from '@pulse/domain';

declare module '../../platform/events/domain-events.ts' {
  /** Domain events of accounts. A token is in the payload only until the event is dispatched. */
  interface DomainEventPayloads {
    'account.signed_up': { user_id: string; token: string };
    'account.verification_requested': { user_id: string; token: string };
    /** The payload names no user: whether there is one is not known yet. It is cleared like a token. */
    'password_reset.asked_for': { request_id: string; email: string };
    /** Likewise; with the class that is chosen, if any. */
    'verification.asked_for': {
      request_id: string;
      email: string;
      class_session_id: string | null;
    };
    'account.password_reset_requested': { user_id: string; token: string };
    /** Names no user, as `password_reset.asked_for`. */
    'sign_in_link.asked_for': { request_id: string; email: string };
    'account.sign_in_link_requested': { user_id: string; token: string };
    /** Whether the new address has an account is not known yet. */
    'email_change.asked_for': { user_id: string; email: string; session_id: string };
    /** `email` is where the link is mailed: the new address, and later the one before. */
    'account.email_change_requested': { user_id: string; token: string; email: string };
    'account.email_changed': { user_id: string; token: string; email: string };
    'account.passkey_added': { user_id: string; name: string };
    'account.passkey_removed': { user_id: string; name: string };
    'staff.invited': { user_id: string; organisation_id: string; token: string };
    /** `admin_ids` are the admins at the moment of the change, `fields` what was changed. */
    'organisation.changed': {
      organisation_id: string;
      changed_by: string;
      admin_ids: string[];
      fields: string[];
    };
    'account.role_changed': { user_id: string; role: Role };
    'partner.invited': { user_id: string; token: string };
  }
}
