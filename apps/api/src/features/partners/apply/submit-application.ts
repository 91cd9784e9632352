import { randomUUID } from 'node:crypto';
import { DAY } from '@pulse/domain';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import { parsePhoneNumber } from '../../accounts/index.ts';
import { addToHistory, countRepeatsSince } from '../application-history.store.ts';
import { applicationLink } from '../application-link.ts';
import {
  type ApplicationRow,
  findStandingApplication,
  insertApplication,
  lockApplicationEmail,
} from '../applications.store.ts';
import { encryptBankAccount, encryptTaxId } from '../encrypt-application-secrets.ts';
import {
  type ApplicationForm,
  type ApplicationReceipt,
  createReceipt,
  referenceOf,
} from './application-receipt.ts';

/** How often a day a repeated application mails the first applicant again: every visitor can send one. */
const REPEATS_PER_DAY = 3;

/**
 * Stores an application with its numbers encrypted and notifies applicant and reviewers. If one with
 * the same email stands, that one's mail is sent again instead; the answer does not tell which of both
 * happened, so that a stranger learns nothing. An equal tax id or account is for the reviewers to see.
 */
export async function submitApplication(
  deps: Deps,
  form: ApplicationForm,
  language: Language,
  lock = lockApplicationEmail,
): Promise<ApplicationReceipt> {
  const { db, clock, config } = deps;
  const id = await inTransaction(db, async (tx) => {
    await lock(tx, form.contact_email);
    const standing = await findStandingApplication(tx, form.contact_email);
    return standing
      ? repeatApplication(tx, deps, standing)
      : storeApplication(tx, deps, randomUUID(), form, language);
  });
  return createReceipt(config.secrets, { id, form, now: clock.now() });
}

/** Stores a new application under an id, and returns that id. */
export async function storeApplication(
  tx: Tx,
  { clock, config }: Deps,
  id: string,
  { tax_id, bank_account, agreement: _, ...fields }: ApplicationForm,
  language: Language,
): Promise<string> {
  const now = new Date(clock.now());
  const link = applicationLink(config.secrets, { id, link_version: 1 });
  await insertApplication(tx, {
    ...fields,
    phone: parsePhoneNumber(fields.phone),
    ...encryptTaxId(config.secrets, tax_id),
    ...encryptBankAccount(config.secrets, bank_account),
    id,
    reference: referenceOf(id),
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
  return id;
}

/**
 * Mails the one who applied first again, and returns the id of the entry in that application's history:
 * the receipt has an id like that of a new application.
 */
export async function repeatApplication(
  tx: Tx,
  { clock, config }: Deps,
  standing: ApplicationRow,
): Promise<string> {
  const now = new Date(clock.now());
  const { id: applicationId } = standing;
  const repeats = await countRepeatsSince(tx, applicationId, new Date(now.getTime() - DAY));
  if (repeats >= REPEATS_PER_DAY) return randomUUID();
  const id = await addToHistory(tx, { applicationId, at: now, kind: 'repeated', actorId: null });
  const { token } = applicationLink(config.secrets, standing);
  await publish(tx, {
    type: 'partner.application_repeated',
    payload: { application_id: applicationId, link_token: token },
  });
  return id;
}
