import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { insertOrganisation, inviteUser } from '../../accounts/index.ts';
import { draftFirstVenue } from '../../venues/index.ts';
import type { ApplicationRow } from '../applications.store.ts';
import { findDetailsToPass } from './approved-applications.store.ts';

/**
 * Creates the organisation of an approved application, with a draft of its first venue, and invites the
 * person who applied.
 */
export async function createOrganisation(
  deps: Deps,
  tx: Tx,
  reviewerId: string,
  application: ApplicationRow,
): Promise<string | Refusal> {
  const { id, business_name, contact_name, contact_email, phone, language } = application;
  const organisationId = await insertOrganisation(tx, {
    name: business_name,
    legal_name: business_name,
    contact_name,
    contact_email,
    contact_phone: phone,
    ...(await findDetailsToPass(tx, id)),
  });
  const { description, address, website, latitude, longitude } = application;
  await draftFirstVenue(tx, reviewerId, {
    ...{ organisation_id: organisationId, name: business_name, description, address, website },
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
  });
  const invitedUserId = await inviteUser(tx, deps, {
    email: contact_email,
    // Applications of before the name was asked for have none.
    fullName: contact_name || business_name,
    role: 'partner_admin',
    organisationId,
    language: language === 'fr' || language === 'de' ? language : 'en',
  });
  return isRefusal(invitedUserId) ? invitedUserId : organisationId;
}
