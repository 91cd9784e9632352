import type { Deps } from '../../../platform/deps.ts';
import { mailAccountLink } from '../email/mail-account-link.ts';
import { mailPasskeyNotice } from '../email/mail-passkey-notice.ts';
import type { Notifier } from '../notifier.ts';

/** Mails the links of accounts: verification, a new password, a partner's invitation; and what is new. */
export function onAccountEvents({ events }: Deps, notifier: Notifier): void {
  events.on('account.signed_up', (payload, event) =>
    mailAccountLink(notifier, 'verify_email', payload, event),
  );
  events.on('account.verification_requested', (payload, event) =>
    mailAccountLink(notifier, 'verify_email', payload, event),
  );
  events.on('account.password_reset_requested', (payload, event) =>
    mailAccountLink(notifier, 'reset_password', payload, event),
  );
  events.on('staff.invited', (payload, event) =>
    mailAccountLink(notifier, 'staff_invitation', payload, event),
  );
  events.on('partner.invited', (payload, event) =>
    mailAccountLink(notifier, 'invitation', payload, event),
  );
  events.on('account.sign_in_link_requested', (payload, event) =>
    mailAccountLink(notifier, 'sign_in_link', payload, event),
  );
  events.on('account.email_change_requested', (payload, event) =>
    mailAccountLink(notifier, 'change_email', payload, event),
  );
  events.on('account.email_changed', (payload, event) =>
    mailAccountLink(notifier, 'email_changed', payload, event),
  );
  events.on('account.passkey_added', (payload, event) =>
    mailPasskeyNotice(notifier, 'passkey_added', payload, event),
  );
  events.on('account.passkey_removed', (payload, event) =>
    mailPasskeyNotice(notifier, 'passkey_removed', payload, event),
  );
}
