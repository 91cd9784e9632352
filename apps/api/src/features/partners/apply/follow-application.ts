import { canTransitionApplication } from '@pulse/domain';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publish } from '../../../platform/events/domain-events.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { addToHistory } from '../application-history.store.ts';
import { applicationLink } from '../application-link.ts';
import {
  findApplicationByLink,
  lockApplicationByLink,
  updateApplication,
} from '../applications.store.ts';
import { type PresentedApplication, presentApplication } from '../present-application.ts';

/** Reads an application by its secret link. */
export async function openApplication(
  { db }: Deps,
  token: string,
): Promise<PresentedApplication | Refusal> {
  const application = await findApplicationByLink(db, hashToken(token));
  return application ? presentApplication(application) : refuse('link_invalid');
}

/** Withdraws an application that is not decided; withdrawing it twice is harmless. */
export async function withdrawApplication(
  { db, clock, config }: Deps,
  token: string,
): Promise<PresentedApplication | Refusal> {
  const now = new Date(clock.now());
  return inTransaction(db, async (tx) => {
    const application = await lockApplicationByLink(tx, hashToken(token));
    if (!application) return refuse('link_invalid');
    const presented = presentApplication(application);
    if (presented.status === 'withdrawn') return presented;
    if (!canTransitionApplication(presented.status, 'withdrawn'))
      return refuse('application_decided', { status: presented.status });
    const { id } = application;
    const withdrawn = await updateApplication(tx, id, { status: 'withdrawn', decided_at: now });
    await addToHistory(tx, { applicationId: id, at: now, kind: 'withdrawn', actorId: null });
    await publish(tx, {
      type: 'partner.application_decided',
      payload: {
        application_id: id,
        link_token: applicationLink(config.secrets, application).token,
      },
    });
    return presentApplication(withdrawn);
  });
}
