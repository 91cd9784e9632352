import lookUpTimeZone from '@photostructure/tz-lookup';
import type { createPartnerVenue as operation } from '@pulse/contract';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findCountry, findOrganisationVenue, insertVenue } from './partner-venues.store.ts';
import { type PartnerVenue, presentPartnerVenue } from './present-partner-venue.ts';

/** Creates a draft venue of the user's organisation; its time zone is that of its position. */
export async function createVenue(
  { db }: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  { operating_hours, booking_policy, time_zone, ...fields }: z.output<typeof operation.body>,
): Promise<PartnerVenue | Refusal> {
  // The role without an organisation has nothing to create a venue for.
  if (!organisationId) return refuse('not_found');
  return inTransaction(db, async (tx) => {
    const zone = time_zone ?? lookUpTimeZone(fields.latitude, fields.longitude);
    const id = await insertVenue(tx, {
      ...fields,
      organisation_id: organisationId,
      time_zone: zone,
      country_code: await findCountry(tx, { ...fields, time_zone: zone }),
      opening_hours: JSON.stringify(operating_hours),
      booking_policy: JSON.stringify(booking_policy),
    });
    await audit(tx, {
      actor,
      action: 'create_venue',
      subject: { type: 'venue', id },
      after: { name: fields.name, city: fields.city },
    });
    const row = await findOrganisationVenue(tx, organisationId, id);
    return row ? presentPartnerVenue(row) : refuse('not_found');
  });
}
