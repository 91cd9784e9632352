import { z } from 'zod';
import { classSession } from './classes.ts';
import { operation } from './operation.ts';
import { localDate, pageOf, pageQuery, queryFlag, queryList, tier, wallTime } from './shapes.ts';
import { boxText, pointText, venueSummary } from './venues.ts';

export const sessionAtVenue = classSession
  .omit({ venue: true, distance_m: true, status: true })
  .meta({ id: 'SessionAtVenue' });

export const venueWithClasses = z
  .object({
    venue: venueSummary,
    sessions: z.array(sessionAtVenue).describe('The first 8 that fit, earliest first'),
    sessions_total: z.int(),
  })
  .meta({ id: 'VenueWithClasses' });

export const listVenuesWithClasses = operation({
  id: 'listVenuesWithClasses',
  method: 'GET',
  path: '/venues-with-classes',
  tag: 'classes',
  access: 'public',
  summary:
    'Venues of an area with their classes to come of one local day, nearest to the point (or the middle of the box) first, those without a class last',
  query: pageQuery.extend({
    date: localDate.describe('Local day at the venue'),
    near: pointText.optional().describe('This or `bbox` is needed'),
    radius_km: z.coerce.number().min(0.1).max(200).default(15).describe('Used without `bbox`'),
    bbox: boxText.optional(),
    q: z.string().trim().max(100).optional(),
    activity: queryList,
    amenity: queryList,
    tier: tier.optional(),
    open_now: queryFlag,
    from_time: wallTime.optional().describe('Earliest wall time of the start'),
    to_time: wallTime.optional().describe('Latest wall time of the start'),
    has_places: queryFlag,
    bookable: queryFlag.describe('Only what the signed-in member may book now'),
  }),
  answers: { 200: pageOf(venueWithClasses) },
  refusals: ['validation_failed'],
});
