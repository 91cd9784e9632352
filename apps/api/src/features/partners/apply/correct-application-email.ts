import type { correctApplicationEmail as operation } from '@pulse/contract';
import { isApplicationClosed } from '@pulse/domain';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import { addToHistory, isUntouched } from '../application-history.store.ts';
import { applicationLink } from '../application-link.ts';
import {
  type ApplicationRow,
  deleteApplication,
  findStandingApplication,
  lockApplication,
  lockApplicationEmail,
  updateApplication,
} from '../applications.store.ts';
import { presentApplication } from '../present-application.ts';
import { openCorrectionToken } from './application-receipt.ts';
import { describeChanges } from './describe-changes.ts';
import { repeatApplication, storeApplication } from './submit-application.ts';

/**
 * Sends an application to another email, as if it had been typed so at first. The token of the receipt
 * proves who sent it. Where nothing was stored, because the first email had a standing application, the
 * form is stored now; where the right email has one, that one is mailed again and the mistyped one goes.
 * The answer is the same in each case. Refuses `application_decided`.
 */
export async function correctApplicationEmail(
  deps: Deps,
  { correction_token, ...form }: z.output<typeof operation.body>,
  language: Language,
): Promise<null | Refusal> {
  const { db, clock, config } = deps;
  const id = openCorrectionToken(config.secrets, correction_token, { form, now: clock.now() });
  if (isRefusal(id)) return id;
  return inTransaction(db, async (tx) => {
    await lockApplicationEmail(tx, form.contact_email);
    const sent = await lockApplication(tx, id);
    if (sent?.contact_email === form.contact_email) return null;
    const status = sent && presentApplication(sent).status;
    if (status && isApplicationClosed(status)) return refuse('application_decided', { status });
    const standing = await findStandingApplication(tx, form.contact_email);
    if (standing) {
      await repeatApplication(tx, deps, standing);
      if (sent) await removeMistyped(tx, deps, sent);
    } else if (sent) await changeEmail(tx, deps, sent, form.contact_email);
    else await storeApplication(tx, deps, id, form, language);
    return null;
  });
}

// What a reviewer has worked on is not deleted.
async function removeMistyped(tx: Tx, { clock }: Deps, { id, status }: ApplicationRow) {
  if (status === 'submitted' && (await isUntouched(tx, id))) return deleteApplication(tx, id);
  const now = new Date(clock.now());
  await updateApplication(tx, id, {
    status: 'withdrawn',
    decided_at: now,
    edit_token_hash: null,
  });
  await addToHistory(tx, { applicationId: id, at: now, kind: 'withdrawn', actorId: null });
}

async function changeEmail(
  tx: Tx,
  { clock, config }: Deps,
  sent: ApplicationRow,
  contact_email: string,
): Promise<void> {
  const { id, version } = sent;
  const link_version = sent.link_version + 1;
  const link = applicationLink(config.secrets, { id, link_version });
  await updateApplication(tx, id, {
    contact_email,
    version: version + 1,
    link_version,
    edit_token_hash: link.hash,
  });
  const changes = describeChanges(sent, { contact_email });
  const at = new Date(clock.now());
  await addToHistory(tx, { applicationId: id, at, kind: 'amended', actorId: null, changes });
  await publish(tx, {
    type: 'partner.application_readdressed',
    payload: { application_id: id, link_token: link.token },
  });
}
