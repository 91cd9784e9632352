import type { ClassTemplateRow, OrganisationRow, TrainerRow, VenueRow } from './demo-rows.ts';
import { generateDemoClasses } from './generate-demo-classes.ts';
import { generateDemoOrganisations } from './generate-demo-organisations.ts';
import { generateDemoTrainers } from './generate-demo-trainers.ts';
import { generateDemoVenues } from './generate-demo-venues.ts';

/** What stands still in the demo world: who runs what where, and when its classes are. */
export interface DemoCatalogue {
  organisations: OrganisationRow[];
  venues: VenueRow[];
  trainers: TrainerRow[];
  classTemplates: ClassTemplateRow[];
}

/** The demo world without people and dates; the same at every call, about 0.1 s. */
export function generateDemoCatalogue(): DemoCatalogue {
  const { organisations, venues } = generateDemoOrganisations(generateDemoVenues());
  const trainers = generateDemoTrainers(organisations, venues);
  const classTemplates = generateDemoClasses(venues, trainers);
  return { organisations, venues, trainers, classTemplates };
}
