import lookUpTimeZone from '@photostructure/tz-lookup';
import type { changePartnerVenue as operation } from '@pulse/contract';
import { missingVenueRequirements } from '@pulse/domain';
import type { z } from 'zod';
import { audit } from '../../../platform/audit/audit.sql.ts';
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { venueHooks } from '../venue-hooks.ts';
import {
  findCountry,
  findOrganisationVenue,
  lockOrganisationVenue,
  type PartnerVenueRow,
  updateVenue,
} from './partner-venues.store.ts';
import { type PartnerVenue, presentPartnerVenue } from './present-partner-venue.ts';

type Change = Omit<z.output<typeof operation.body>, 'version'>;

/**
 * Changes fields of a venue of the user's organisation. Refused when it was changed since `version`,
 * when it is archived, when a published venue would lack something, and when its time zone would
 * change under classes still to come.
 */
export async function changeVenue(
  deps: Deps,
  { id: actor, organisationId }: AuthenticatedUser,
  id: string,
  { version, ...body }: z.output<typeof operation.body>,
  lock = lockOrganisationVenue,
): Promise<PartnerVenue | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const venue = await lock(tx, organisationId, id);
    if (!venue) return refuse('not_found');
    if (venue.version !== version) return refuse('version_conflict', { version: venue.version });
    const change = withTimeZone(body);
    const refusal = await refuseChange(deps, tx, venue, change);
    if (refusal) return refusal;
    const { operating_hours, booking_policy, ...columns } = change;
    const moves = change.latitude !== undefined || change.time_zone !== undefined;
    await updateVenue(tx, id, {
      ...columns,
      ...(moves && { country_code: await findCountry(tx, { ...venue, ...change }) }),
      ...(operating_hours && { opening_hours: JSON.stringify(operating_hours) }),
      ...(booking_policy && { booking_policy: JSON.stringify(booking_policy) }),
    });
    const current = { ...venue, operating_hours: venue.opening_hours };
    const names = Object.keys(change) as (keyof Change)[];
    await audit(tx, {
      actor,
      action: 'change_venue',
      subject: { type: 'venue', id },
      before: Object.fromEntries(names.map((name) => [name, current[name]])),
      after: change,
    });
    const changed = await findOrganisationVenue(tx, organisationId, id);
    return changed ? presentPartnerVenue(changed) : refuse('not_found');
  });
}

// A venue that moves has the time zone of its new position, unless the partner states another one.
function withTimeZone(change: Change): Change {
  const { latitude, longitude, time_zone } = change;
  if (time_zone !== undefined || latitude === undefined || longitude === undefined) return change;
  return { ...change, time_zone: lookUpTimeZone(latitude, longitude) };
}

async function refuseChange(
  deps: Deps,
  tx: Tx,
  venue: PartnerVenueRow,
  change: Change,
): Promise<Refusal | null> {
  const { status, time_zone } = venue;
  if (status === 'archived') return refuse('venue_status_conflict', { status });
  const missing = missingVenueRequirements({
    ...venue,
    operating_hours: venue.opening_hours,
    ...change,
  });
  if (status === 'published' && missing.length > 0) return refuse('venue_incomplete', { missing });
  if (change.time_zone === undefined || change.time_zone === time_zone) return null;
  const sessions = await venueHooks(deps).countUpcomingSessions(tx, venue.id);
  return sessions > 0 ? refuse('time_zone_in_use', { time_zone, sessions }) : null;
}
