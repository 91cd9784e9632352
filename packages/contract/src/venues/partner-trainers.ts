import { PARTNER_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { activity, id, idParams, pageOf, pageQuery, queryFlag } from '../schemas.ts';
import { line, paragraphs } from '../text.ts';

const fields = {
  name: line(120).min(2),
  bio: paragraphs(2000),
  activities: z.array(activity).max(activity.options.length),
};

export const partnerTrainer = z
  .object({
    id,
    version: z.int().describe('Grows with each change'),
    ...fields,
    photo_url: z.string().nullable(),
    archived: z.boolean().describe('Keeps past classes, cannot be chosen for new ones'),
  })
  .meta({ id: 'PartnerTrainer' });

const tag = 'venues';
const access = PARTNER_DASHBOARD_USERS;

export const listPartnerTrainers = operation({
  id: 'listPartnerTrainers',
  method: 'GET',
  path: '/partner/trainers',
  tag,
  shows: ['venues', 'schedule'],
  access,
  summary: 'The trainers of the own organisation by name',
  query: pageQuery.extend({ archived: queryFlag.describe('Both kinds when left out') }),
  responses: { 200: pageOf(partnerTrainer) },
  refusals: ['validation_failed'],
});

export const createPartnerTrainer = operation({
  id: 'createPartnerTrainer',
  method: 'POST',
  path: '/partner/trainers',
  tag,
  access,
  summary: 'Add a trainer',
  body: z.strictObject({ ...fields, bio: fields.bio.default('') }),
  responses: { 201: partnerTrainer },
  refusals: ['not_found', 'validation_failed', 'rate_limited'],
});

export const getPartnerTrainer = operation({
  id: 'getPartnerTrainer',
  method: 'GET',
  path: '/partner/trainers/:id',
  tag,
  shows: ['venues', 'schedule'],
  access,
  summary: 'One trainer of the own organisation',
  params: idParams,
  responses: { 200: partnerTrainer },
  refusals: ['not_found'],
});

export const changePartnerTrainer = operation({
  id: 'changePartnerTrainer',
  method: 'PATCH',
  path: '/partner/trainers/:id',
  tag,
  access,
  summary: 'Change fields of a trainer; refused if a colleague has changed them since',
  params: idParams,
  body: z
    .strictObject({ ...fields, version: z.int().min(1).describe('The version that was edited') })
    .partial()
    .required({ version: true }),
  responses: { 200: partnerTrainer },
  refusals: ['not_found', 'version_conflict', 'validation_failed'],
});

export const archivePartnerTrainer = operation({
  id: 'archivePartnerTrainer',
  method: 'POST',
  path: '/partner/trainers/:id/archive',
  tag,
  access,
  summary:
    'Archive a trainer. Refused, with the classes still to come, unless `substitute_id` says who takes them over: another trainer, or null for none',
  params: idParams,
  body: z.strictObject({ substitute_id: id.nullable().optional() }).default({}),
  responses: { 200: partnerTrainer },
  refusals: ['not_found', 'trainer_has_classes', 'validation_failed'],
});

export const restorePartnerTrainer = operation({
  id: 'restorePartnerTrainer',
  method: 'POST',
  path: '/partner/trainers/:id/restore',
  tag,
  access,
  summary: 'Restore an archived trainer, who can then be chosen again',
  params: idParams,
  responses: { 200: partnerTrainer },
  refusals: ['not_found'],
});

export const setTrainerPhoto = operation({
  id: 'setTrainerPhoto',
  method: 'PUT',
  path: '/partner/trainers/:id/photo',
  tag,
  access,
  summary:
    'Set the photo of a trainer: JPEG, PNG, WebP or HEIC, at most 20 MB, cropped to a square around its centre',
  params: idParams,
  bodyType: 'multipart',
  body: z.object({ photo: z.file() }),
  responses: { 200: partnerTrainer },
  refusals: [
    'not_found',
    'image_unreadable',
    'image_has_too_many_pixels',
    'image_animated',
    'image_with_other_content',
    'payload_too_large',
    'unsupported_media_type',
    'validation_failed',
    'rate_limited',
  ],
});

export const removeTrainerPhoto = operation({
  id: 'removeTrainerPhoto',
  method: 'DELETE',
  path: '/partner/trainers/:id/photo',
  tag,
  access,
  summary: 'Remove the photo of a trainer; without one nothing changes',
  params: idParams,
  responses: { 200: partnerTrainer },
  refusals: ['not_found'],
});
