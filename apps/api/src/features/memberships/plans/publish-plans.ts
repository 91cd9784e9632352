import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { presentPlansToEdit } from './list-plans-to-edit.ts';
import { setPublished } from './plans-to-edit.store.ts';

/** Shows the prices of all plans to visitors, or hides them; a repeat changes nothing. */
export async function publishPlans(
  { db, clock }: Deps,
  actor: AuthenticatedUser,
  { publish }: { publish: boolean },
) {
  return inTransaction(db, async (tx) => {
    const changed = await setPublished(tx, publish ? new Date(clock.now()) : null);
    const plans = await presentPlansToEdit(tx);
    await audit(
      tx,
      ...changed.map((code) => ({
        actor: actor.id,
        action: publish ? 'publish_plan' : 'withdraw_plan',
        subject: { type: 'plan', id: code },
        before: { published: !publish },
        after: { published: publish },
      })),
    );
    return plans;
  });
}
