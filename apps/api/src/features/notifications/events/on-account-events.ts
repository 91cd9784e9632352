import type { Deps } from '../../../platform/deps.ts';
import { mailAccountLink } from '../email/mail-account-link.ts';
import type { Notifier } from '../notifier.ts';

/** Mails the links of accounts: verification, a new password, a partner's invitation. */
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
}
