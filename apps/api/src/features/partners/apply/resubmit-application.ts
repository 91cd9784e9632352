import type { resubmitPartnerApplication } from '@pulse/contract';
import { canAmendApplication, isApplicationClosed } from '@pulse/domain';
import type { z } from 'zod';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { parsePhoneNumber } from '../../accounts/index.ts';
import { addToHistory } from '../application-history.store.ts';
import { applicationLink } from '../application-link.ts';
import {
  findEncryptedSecrets,
  lockApplicationByLink,
  updateApplication,
} from '../applications.store.ts';
import { encryptBankAccount, encryptTaxId } from '../encrypt-application-secrets.ts';
import { presentApplication } from '../present-application.ts';
import { describeChanges } from './describe-changes.ts';

type ResubmitBody = z.output<typeof resubmitPartnerApplication.body>;

/**
 * Changes an application that no reviewer has taken yet, or that changes were requested of; it is submitted
 * afterwards, and what changed is kept for the reviewers. Another email gets another link, so that the
 * earlier address can no longer read it.
 */
export async function resubmitApplication(
  { db, clock, config }: Deps,
  { token, version, tax_id, bank_account, bank_name, ...given }: ResubmitBody,
): Promise<{ id: string; status: 'submitted' } | Refusal> {
  const now = new Date(clock.now());
  const phone = parsePhoneNumber(given.phone);
  return inTransaction(db, async (tx) => {
    const application = await lockApplicationByLink(tx, hashToken(token));
    if (!application) return refuse('link_invalid');
    const { id, link_version, contact_email } = application;
    const { status } = presentApplication(application);
    if (isApplicationClosed(status)) return refuse('application_decided', { status });
    if (!canAmendApplication(status)) return refuse('application_in_review');
    if (version !== undefined && version !== application.version)
      return refuse('version_conflict', { version: application.version });
    const columns = {
      ...given,
      phone,
      ...(tax_id !== undefined && encryptTaxId(config.secrets, tax_id)),
      ...(bank_account !== undefined && {
        bank_name,
        ...encryptBankAccount(config.secrets, bank_account),
      }),
    };
    const changes = describeChanges(
      { ...application, ...(await findEncryptedSecrets(tx, id)) },
      columns,
    );
    const movedLink = contact_email === columns.contact_email ? 0 : 1;
    const link = applicationLink(config.secrets, {
      ...application,
      link_version: link_version + movedLink,
    });
    await updateApplication(tx, id, {
      ...columns,
      status: 'submitted',
      version: application.version + 1,
      // An applicant who has waited since the first submission keeps their place.
      ...(status === 'changes_requested' && { submitted_at: now }),
      decision_reason: null,
      requested_fields: [],
      decided_at: null,
      link_version: link_version + movedLink,
      edit_token_hash: link.hash,
    });
    await addToHistory(tx, { applicationId: id, at: now, kind: 'amended', actorId: null, changes });
    await publish(tx, {
      type: 'partner.application_amended',
      payload: {
        application_id: id,
        link_token: link.token,
        requested: status === 'changes_requested',
      },
    });
    return { id, status: 'submitted' as const };
  });
}
