import type { ClassTemplateRow, OrganisationRow, TrainerRow, VenueRow } from './demo-rows.ts';
import { generateDemoClasses } from './generate-demo-classes.ts';
import { generateDemoOrganisations } from './generate-demo-organisations.ts';
import { generateDemoTrainers } from './generate-demo-trainers.ts';
import { generateDemoVenues } from './generate-demo-venues.ts';

/** The static part of the demo data: organisations, venues, trainers and class templates. */
export interface DemoCatalogue {
  organisations: OrganisationRow[];
  venues: VenueRow[];
  trainers: TrainerRow[];
  classTemplates: ClassTemplateRow[];
}

/** Generates the demo data without users and dates; the same at every call, in about 0.1 s. */
export function generateDemoCatalogue(): DemoCatalogue {
  const { organisations, venues } = generateDemoOrganisations(generateDemoVenues());
  const trainers = generateDemoTrainers(organisations, venues);
  const classTemplates = generateDemoClasses(venues, trainers);
  return { organisations, venues, trainers, classTemplates };
}
