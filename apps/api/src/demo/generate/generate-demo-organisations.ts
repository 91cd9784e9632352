import { demoId } from './demo-id.ts';
import type { OrganisationRow, VenueRow } from './demo-rows.ts';
import type { UnownedVenue } from './generate-demo-venues.ts';
import { createRandom } from './random.ts';

const legalForms: Record<string, string> = {
  LB: 'SAL',
  FR: 'SAS',
  BE: 'SRL',
  LU: 'Sàrl',
  CH: 'GmbH',
  DE: 'GmbH',
  AT: 'GmbH',
  CA: 'Inc.',
  MA: 'SARL',
  TN: 'SARL',
  SN: 'SARL',
};

/**
 * Assigns organisations to venues: featured venues keep their own, the others are distributed
 * within one country in groups of one to six.
 */
export function generateDemoOrganisations(unowned: readonly UnownedVenue[]): {
  organisations: OrganisationRow[];
  venues: VenueRow[];
} {
  const random = createRandom('organisations');
  const organisations = new Map<string, OrganisationRow>();
  const getOrCreate = (name: string): OrganisationRow => {
    const organisation = organisations.get(name) ?? { id: demoId('organisation', name), name };
    organisations.set(name, organisation);
    return organisation;
  };
  let current = { country: '', left: 0, name: '' };
  const venues = unowned.map(({ organisation, ...venue }) => {
    if (organisation) return { ...venue, organisation_id: getOrCreate(organisation).id };
    if (current.left === 0 || current.country !== venue.country_code) {
      current = {
        country: venue.country_code,
        left: random.pick([1, 2, 3, 4, 5, 6, 6]),
        name: `${venue.name} ${legalForms[venue.country_code] ?? 'Ltd'}`,
      };
    }
    current.left -= 1;
    return { ...venue, organisation_id: getOrCreate(current.name).id };
  });
  return { organisations: [...organisations.values()], venues };
}
