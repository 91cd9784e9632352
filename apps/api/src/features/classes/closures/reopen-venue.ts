import type { LocalDate } from '@pulse/domain';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { lockOrganisationVenue, openDate } from '../../venues/index.ts';

/**
 * Opens a venue again on one day. Sessions that the closure cancelled stay cancelled, until each is put
 * back. Doing it twice is harmless.
 */
export async function reopenVenue(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  venueId: string,
  date: LocalDate,
): Promise<null | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockOrganisationVenue(tx, organisationId, venueId))) return refuse('not_found');
    if (!(await openDate(tx, venueId, date))) return null;
    await audit(tx, {
      actor,
      action: 'reopen_venue',
      subject: { type: 'venue', id: venueId },
      before: { closed: date },
      after: {},
    });
    return null;
  });
}
