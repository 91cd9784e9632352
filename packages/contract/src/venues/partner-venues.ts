import {
  BOOKING_POLICY_BOUNDS,
  openingHoursFaults,
  PARTNER_DASHBOARD_USERS,
  VENUE_EDITORS,
  VENUE_REQUIREMENTS,
  VENUE_STATES,
} from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  activity,
  amenity,
  id,
  idParams,
  instant,
  localDate,
  pageOf,
  pageQuery,
  tier,
  timeZone,
} from '../schemas.ts';
import { line, paragraphs, website } from '../text.ts';
import { openingPeriod, partnerVenueImage } from './venue-parts.ts';

const bounded = (name: keyof typeof BOOKING_POLICY_BOUNDS) => {
  const { min, max } = BOOKING_POLICY_BOUNDS[name];
  return z.number().min(min).max(max);
};

/** A venue's own booking policy; what is left out has the product's default. */
const policy = z.strictObject({
  opens_days_before: bounded('opens_days_before').int().optional(),
  closes_minutes_before: bounded('closes_minutes_before').int().optional(),
  free_cancel_hours: bounded('free_cancel_hours').int().optional(),
  grace_minutes: bounded('grace_minutes').int().optional(),
  waitlist_ratio: bounded('waitlist_ratio').optional(),
  guests_per_booking: bounded('guests_per_booking').int().optional(),
});

const operatingHours = z
  .array(openingPeriod)
  .max(50)
  .superRefine((periods, context) => {
    for (const { index, fault } of openingHoursFaults(periods))
      context.addIssue({ code: 'custom', path: [index], params: { code: fault } });
  })
  .describe('Weekly, several periods a day; may pass midnight');

const fields = {
  name: line(120).min(2),
  address: line(200),
  city: line(100),
  location_description: line(300),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  time_zone: timeZone,
  description: paragraphs(4000),
  website,
  important_info: paragraphs(2000),
  visit_limit_per_month: z.int().min(1).max(31).nullable(),
  amenities: z.array(amenity).max(amenity.options.length),
  activities: z.array(activity).max(activity.options.length),
  tier,
  open_gym: z.boolean(),
  operating_hours: operatingHours,
  booking_policy: policy,
};

const isPlaced = ({ latitude, longitude }: { latitude?: number; longitude?: number }) =>
  latitude !== 0 || longitude !== 0;
const notPlaced = { path: ['latitude'], params: { code: 'latitude_zero' } };

const newVenue = z
  .strictObject({
    ...fields,
    time_zone: fields.time_zone.optional().describe('Derived from the position if left out'),
    location_description: fields.location_description.default(''),
    description: fields.description.default(''),
    website: fields.website.default(''),
    important_info: fields.important_info.default(''),
    visit_limit_per_month: fields.visit_limit_per_month.default(null),
    booking_policy: fields.booking_policy.default({}),
  })
  .refine(isPlaced, notPlaced);

const venueChange = z
  .strictObject({ ...fields, version: z.int().min(1).describe('The version that was edited') })
  .partial()
  .required({ version: true })
  .refine(isPlaced, notPlaced)
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    path: ['latitude'],
    params: { code: 'required' },
  });

export const partnerVenue = z
  .object({
    id,
    version: z.int().describe('Grows with each change'),
    status: z.enum(VENUE_STATES),
    ...fields,
    operating_hours: z.array(openingPeriod),
    images: z.array(partnerVenueImage),
    missing: z.array(z.enum(VENUE_REQUIREMENTS)).describe('What publishing still needs'),
    paid_from: localDate
      .nullable()
      .describe(
        'The first day from which a rate is agreed; visits before it are not paid. Null: none',
      ),
    rates_proposed_from: localDate
      .nullable()
      .describe('The first day of proposed rates without an answer; they lapse with that day'),
    updated_at: instant,
  })
  .meta({ id: 'PartnerVenue' });

const tag = 'venues';

export const getPositionTimeZone = operation({
  id: 'getPositionTimeZone',
  method: 'GET',
  path: '/partner/time-zone',
  tag,
  access: VENUE_EDITORS,
  summary: 'The time zone of a position: what a venue there has unless its partner states another',
  query: z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
  }),
  responses: { 200: z.object({ time_zone: timeZone }).meta({ id: 'PositionTimeZone' }) },
  refusals: ['validation_failed'],
});

export const listPartnerVenues = operation({
  id: 'listPartnerVenues',
  method: 'GET',
  path: '/partner/organisation/venues',
  tag,
  access: PARTNER_DASHBOARD_USERS,
  summary: 'The venues of the own organisation, in any status, by name',
  query: pageQuery.extend({ status: z.enum(VENUE_STATES).optional() }),
  responses: { 200: pageOf(partnerVenue) },
  refusals: ['validation_failed'],
});

export const createPartnerVenue = operation({
  id: 'createPartnerVenue',
  method: 'POST',
  path: '/partner/venues',
  tag,
  access: VENUE_EDITORS,
  summary: 'Create a venue as a draft',
  body: newVenue,
  responses: { 201: partnerVenue },
  refusals: ['validation_failed', 'rate_limited'],
});

export const getPartnerVenue = operation({
  id: 'getPartnerVenue',
  method: 'GET',
  path: '/partner/venues/:id',
  tag,
  access: PARTNER_DASHBOARD_USERS,
  summary: 'One venue of the own organisation',
  params: idParams,
  responses: { 200: partnerVenue },
  refusals: ['not_found'],
});

export const changePartnerVenue = operation({
  id: 'changePartnerVenue',
  method: 'PATCH',
  path: '/partner/venues/:id',
  tag,
  access: VENUE_EDITORS,
  summary: 'Change fields of a venue; refused if a colleague has changed it since',
  params: idParams,
  body: venueChange,
  responses: { 200: partnerVenue },
  refusals: [
    'not_found',
    'version_conflict',
    'venue_status_conflict',
    'venue_incomplete',
    'time_zone_in_use',
    'validation_failed',
  ],
});

export const publishPartnerVenue = operation({
  id: 'publishPartnerVenue',
  method: 'POST',
  path: '/partner/venues/:id/publish',
  tag,
  access: VENUE_EDITORS,
  summary: 'Publish a draft; the refusal names what is missing. Publishing twice is harmless',
  params: idParams,
  responses: { 200: partnerVenue },
  refusals: ['not_found', 'venue_incomplete', 'venue_status_conflict'],
});

export const archivePartnerVenue = operation({
  id: 'archivePartnerVenue',
  method: 'POST',
  path: '/partner/venues/:id/archive',
  tag,
  access: VENUE_EDITORS,
  summary:
    'Archive a venue with its classes. Refused while members have booked there, unless `apply_to_booked` cancels their bookings without penalty. Archiving twice is harmless',
  params: idParams,
  body: z
    .strictObject({
      apply_to_booked: z.boolean().default(false),
      reason: line(300).default('').describe('Shown to members whose booking is cancelled'),
    })
    .prefault({}),
  responses: { 200: partnerVenue },
  refusals: ['not_found', 'class_has_bookings', 'validation_failed'],
});

export const restorePartnerVenue = operation({
  id: 'restorePartnerVenue',
  method: 'POST',
  path: '/partner/venues/:id/restore',
  tag,
  access: VENUE_EDITORS,
  summary: 'Make an archived venue a draft again; its classes stay archived',
  params: idParams,
  responses: { 200: partnerVenue },
  refusals: ['not_found'],
});
