import { PARTNER_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, pageOf, pageQuery, queryFlag } from '../schemas.ts';
import { line } from '../text.ts';
import {
  classTemplate,
  newClassTemplate,
  templateChange,
  templateImpact,
  templateVersion,
} from './class-template-schemas.ts';

const tag = 'classes';
const access = PARTNER_DASHBOARD_USERS;

export const listClassTemplates = operation({
  id: 'listClassTemplates',
  method: 'GET',
  path: '/partner/class-templates',
  tag,
  shows: ['classes', 'schedule'],
  access,
  summary: 'The classes of the own organisation by name',
  query: pageQuery.extend({
    venue_id: id.optional(),
    archived: queryFlag.describe('Both kinds when left out'),
  }),
  responses: { 200: pageOf(classTemplate) },
  refusals: ['validation_failed'],
});

export const createClassTemplate = operation({
  id: 'createClassTemplate',
  method: 'POST',
  path: '/partner/class-templates',
  tag,
  access,
  summary: 'Create a class with its weekly times; its sessions of the next 60 days exist at once',
  body: newClassTemplate,
  responses: { 201: classTemplate },
  refusals: ['not_found', 'validation_failed', 'rate_limited'],
});

export const getClassTemplate = operation({
  id: 'getClassTemplate',
  method: 'GET',
  path: '/partner/class-templates/:id',
  tag,
  shows: ['classes', 'schedule'],
  access,
  summary: 'One class of the own organisation',
  params: idParams,
  responses: { 200: classTemplate },
  refusals: ['not_found'],
});

export const publishClassTemplate = operation({
  id: 'publishClassTemplate',
  method: 'POST',
  path: '/partner/class-templates/:id/publish',
  tag,
  access,
  summary: 'Publish a draft and create its sessions. Publishing twice is harmless',
  params: idParams,
  responses: { 200: classTemplate },
  refusals: ['not_found', 'class_template_archived', 'validation_failed'],
});

export const previewClassTemplate = operation({
  id: 'previewClassTemplate',
  method: 'POST',
  path: '/partner/class-templates/:id/preview',
  tag,
  shows: ['moment'],
  access,
  summary: 'What a change would do to the sessions still to come; changes nothing',
  params: idParams,
  body: templateChange,
  responses: { 200: templateImpact },
  refusals: ['not_found', 'version_conflict', 'class_template_archived', 'validation_failed'],
});

export const changeClassTemplate = operation({
  id: 'changeClassTemplate',
  method: 'PATCH',
  path: '/partner/class-templates/:id',
  tag,
  access,
  summary:
    'Change a class and its sessions without a booking; the booked ones too with `apply_to_booked`, and their members are notified',
  params: idParams,
  body: z.strictObject({
    ...templateChange.shape,
    apply_to_booked: z.boolean().default(false),
    reason: line(300).default('').describe('Shown to members whose session is cancelled'),
  }),
  responses: { 200: classTemplate.extend({ impact: templateImpact }) },
  refusals: [
    'not_found',
    'version_conflict',
    'class_template_archived',
    'capacity_below_booked',
    'validation_failed',
  ],
});

export const getClassTemplateDifferences = operation({
  id: 'getClassTemplateDifferences',
  method: 'GET',
  path: '/partner/class-templates/:id/differences',
  tag,
  shows: ['classes', 'schedule'],
  access,
  summary:
    'The sessions still to come that differ from their class: booked ones that were left as they were, and those changed by hand',
  params: idParams,
  responses: { 200: templateImpact },
  refusals: ['not_found', 'class_template_archived'],
});

export const applyClassTemplate = operation({
  id: 'applyClassTemplate',
  method: 'POST',
  path: '/partner/class-templates/:id/apply',
  tag,
  access,
  summary:
    'Change the booked sessions that differ from their class too, all or none; their members are notified. What was changed by hand stays. Repeating it is harmless',
  params: idParams,
  body: z.strictObject({
    version: templateVersion,
    reason: line(300).default('').describe('Shown to members whose session is cancelled'),
  }),
  responses: { 200: templateImpact },
  refusals: [
    'not_found',
    'version_conflict',
    'class_template_archived',
    'capacity_below_booked',
    'validation_failed',
  ],
});

export const archiveClassTemplate = operation({
  id: 'archiveClassTemplate',
  method: 'POST',
  path: '/partner/class-templates/:id/archive',
  tag,
  access,
  summary:
    'End a class: its sessions without a booking are removed. Refused while others are booked, unless `apply_to_booked` cancels (true) or keeps (false) them',
  params: idParams,
  body: z
    .strictObject({ apply_to_booked: z.boolean().optional(), reason: line(300).default('') })
    .prefault({}),
  responses: { 200: classTemplate },
  refusals: ['not_found', 'class_has_bookings', 'validation_failed'],
});

export const restoreClassTemplate = operation({
  id: 'restoreClassTemplate',
  method: 'POST',
  path: '/partner/class-templates/:id/restore',
  tag,
  access,
  summary:
    'Restore an archived class as a draft, without sessions until it is published. Restoring twice is harmless',
  params: idParams,
  responses: { 200: classTemplate },
  refusals: ['not_found', 'validation_failed'],
});
