import { MAX_CLOSURE_DAYS, PARTNER_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, localDate, pageOf } from '../schemas.ts';
import { line } from '../text.ts';
import { sessionImpact } from './session-impact.ts';

export const venueClosure = z
  .object({
    local_date: localDate,
    reason: z.string(),
    cancelled_sessions: z.int().describe('Sessions of this date that are cancelled'),
  })
  .meta({ id: 'VenueClosure' });

const reason = line(300).min(3).describe('Shown to the members and on the venue’s page');
const days = {
  first_date: localDate.describe('Local date at the venue'),
  last_date: localDate.describe(`Included; at most ${MAX_CLOSURE_DAYS} days`),
};
const dateParams = z.object({ id, date: localDate });

const tag = 'classes';
const access = PARTNER_DASHBOARD_USERS;

export const listVenueClosures = operation({
  id: 'listVenueClosures',
  method: 'GET',
  path: '/partner/venues/:id/closures',
  tag,
  shows: ['classes', 'schedule'],
  access,
  summary: 'The days on which a venue is closed: 400 at most, from one on',
  params: idParams,
  query: z.object({ from: localDate.optional().describe('By default today at the venue') }),
  responses: { 200: pageOf(venueClosure) },
  refusals: ['not_found'],
});

export const previewVenueClosure = operation({
  id: 'previewVenueClosure',
  method: 'POST',
  path: '/partner/venues/:id/closures/preview',
  tag,
  shows: ['moment'],
  access,
  summary: 'What closing a venue on some days would do; changes nothing',
  params: idParams,
  body: z.strictObject(days),
  responses: { 200: sessionImpact },
  refusals: ['not_found', 'validation_failed'],
});

export const closeVenue = operation({
  id: 'closeVenue',
  method: 'POST',
  path: '/partner/venues/:id/closures',
  tag,
  access,
  summary:
    'Close a venue on some days, all or nothing: their sessions are cancelled, and their members notified',
  params: idParams,
  body: z.strictObject({ ...days, reason }),
  responses: { 200: pageOf(venueClosure) },
  refusals: ['not_found', 'validation_failed'],
});

export const closeVenueOnDate = operation({
  id: 'closeVenueOnDate',
  method: 'PUT',
  path: '/partner/venues/:id/closures/:date',
  tag,
  access,
  summary: 'The same for one day',
  params: dateParams,
  body: z.strictObject({ reason }),
  responses: { 200: venueClosure },
  refusals: ['not_found', 'validation_failed'],
});

export const reopenVenueOnDate = operation({
  id: 'reopenVenueOnDate',
  method: 'DELETE',
  path: '/partner/venues/:id/closures/:date',
  tag,
  access,
  summary:
    'Open a venue again on one day. Cancelled sessions stay cancelled until each is put back. Doing it twice is harmless',
  params: dateParams,
  responses: { 204: null },
  refusals: ['not_found', 'validation_failed'],
});
