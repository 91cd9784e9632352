import { randomUUID } from 'node:crypto';
import type { submitPartnerApplication } from '@pulse/contract';
import { DAY } from '@pulse/domain';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { parsePhoneNumber } from '../../accounts/index.ts';
import { addToHistory, countRepeatsSince } from '../application-history.store.ts';
import { applicationLink } from '../application-link.ts';
import {
  type ApplicationRow,
  insertApplication,
  lockApplicationKeys,
} from '../applications.store.ts';
import { findStandingApplication } from '../duplicate-applications.store.ts';
import { encryptBankAccount, encryptTaxId } from '../encrypt-application-secrets.ts';

type SubmitApplicationBody = z.output<typeof submitPartnerApplication.body>;
interface Receipt {
  id: string;
  status: 'submitted';
}

/** How often a day a repeated application mails the first applicant again: every visitor can send one. */
const REPEATS_PER_DAY = 3;

/**
 * Stores an application with its numbers encrypted and notifies applicant and reviewers. If one with
 * the same email, tax id or account stands, that one's mail is sent again instead; the answer does not
 * tell which of both happened, so that a stranger learns nothing.
 */
export async function submitApplication(
  deps: Deps,
  { tax_id, bank_account, agreement: _, ...fields }: SubmitApplicationBody,
  language: 'en' | 'fr' | 'de',
  lock = lockApplicationKeys,
): Promise<Receipt> {
  const { db, clock, config } = deps;
  const now = new Date(clock.now());
  const columns = {
    ...fields,
    phone: parsePhoneNumber(fields.phone),
    ...encryptTaxId(config.secret, tax_id),
    ...encryptBankAccount(config.secret, bank_account),
  };
  const keys = [
    `email ${columns.contact_email}`,
    `tax id ${columns.tax_id_fingerprint.toString('hex')}`,
    `account ${columns.bank_account_fingerprint.toString('hex')}`,
  ];
  return inTransaction(db, async (tx) => {
    await lock(tx, keys);
    const standing = await findStandingApplication(tx, columns);
    if (standing) return repeatApplication(tx, deps, standing, now);
    const id = randomUUID();
    const link = applicationLink(config.secret, { id, link_version: 1 });
    await insertApplication(tx, {
      ...columns,
      id,
      language: fields.language ?? language,
      edit_token_hash: link.hash,
      agreed_at: now,
      created_at: now,
      submitted_at: now,
    });
    await addToHistory(tx, { applicationId: id, at: now, kind: 'submitted', actorId: null });
    await publish(tx, {
      type: 'partner.application_received',
      payload: { application_id: id, link_token: link.token },
    });
    return { id, status: 'submitted' };
  });
}

// The id is that of what was stored, like that of a new application.
async function repeatApplication(
  tx: Tx,
  { config }: Deps,
  standing: ApplicationRow,
  now: Date,
): Promise<Receipt> {
  const { id: applicationId } = standing;
  const repeats = await countRepeatsSince(tx, applicationId, new Date(now.getTime() - DAY));
  if (repeats >= REPEATS_PER_DAY) return { id: randomUUID(), status: 'submitted' };
  const id = await addToHistory(tx, { applicationId, at: now, kind: 'repeated', actorId: null });
  const { token } = applicationLink(config.secret, standing);
  await publish(tx, {
    type: 'partner.application_repeated',
    payload: { application_id: applicationId, link_token: token },
  });
  return { id, status: 'submitted' };
}
