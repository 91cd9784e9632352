import type { Deps } from '../../platform/deps.ts';
import { mailAccountLink } from './tell-account-news.ts';

/** Mails the links of accounts: verification, a new password, a partner's invitation. */
export function listenToAccounts(deps: Deps): void {
  const { facts } = deps;
  facts.on('account.signed_up', (payload, fact) =>
    mailAccountLink(deps, 'verify_email', payload, fact),
  );
  facts.on('account.verification_requested', (payload, fact) =>
    mailAccountLink(deps, 'verify_email', payload, fact),
  );
  facts.on('account.password_reset_requested', (payload, fact) =>
    mailAccountLink(deps, 'reset_password', payload, fact),
  );
  facts.on('partner.invited', (payload, fact) =>
    mailAccountLink(deps, 'invitation', payload, fact),
  );
}
