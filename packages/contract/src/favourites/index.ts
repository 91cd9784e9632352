import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant, pageOf } from '../schemas.ts';

export const favourite = z
  .object({ venue_id: id, name: z.string(), created_at: instant })
  .meta({ id: 'Favourite' });

const tag = 'favourites';

export const listFavourites = operation({
  id: 'listFavourites',
  method: 'GET',
  path: '/favourites',
  tag,
  access: 'signed_in',
  summary: 'The member’s favourite venues that are published, newest first, at most 500',
  responses: { 200: pageOf(favourite) },
  refusals: [],
});

export const addFavourite = operation({
  id: 'addFavourite',
  method: 'PUT',
  path: '/favourites/:id',
  tag,
  access: 'signed_in',
  summary: 'Add a venue to the favourites; a repeat changes nothing',
  params: idParams,
  responses: { 200: favourite },
  refusals: ['validation_failed', 'not_found', 'favourites_full', 'rate_limited'],
});

export const removeFavourite = operation({
  id: 'removeFavourite',
  method: 'DELETE',
  path: '/favourites/:id',
  tag,
  access: 'signed_in',
  summary: 'Remove a venue from the favourites; a repeat changes nothing',
  params: idParams,
  responses: { 204: null },
  refusals: ['validation_failed', 'rate_limited'],
});
