import type { Deps } from '../../platform/deps.ts';
import type { Post } from './post.ts';
import { mailAccountLink } from './tell-account-news.ts';

/** Mails the links of accounts: verification, a new password, a partner's invitation. */
export function listenToAccounts({ facts }: Deps, post: Post): void {
  facts.on('account.signed_up', (payload, fact) =>
    mailAccountLink(post, 'verify_email', payload, fact),
  );
  facts.on('account.verification_requested', (payload, fact) =>
    mailAccountLink(post, 'verify_email', payload, fact),
  );
  facts.on('account.password_reset_requested', (payload, fact) =>
    mailAccountLink(post, 'reset_password', payload, fact),
  );
  facts.on('partner.invited', (payload, fact) =>
    mailAccountLink(post, 'invitation', payload, fact),
  );
}
