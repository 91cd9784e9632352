import { z } from 'zod';
import { operation } from './operation.ts';
import { id, instant, pageOf } from './shapes.ts';

const tag = 'accounts';

export const device = z.object({
  id,
  user_agent: z.string(),
  created_at: instant,
  last_used_at: instant,
  current: z.boolean(),
});

export const listDevices = operation({
  id: 'listDevices',
  method: 'GET',
  path: '/profile/devices',
  tag,
  access: 'signed_in',
  summary: 'Devices that are signed in',
  answers: { 200: pageOf(device) },
  refusals: [],
});

export const signOutEverywhere = operation({
  id: 'signOutEverywhere',
  method: 'POST',
  path: '/profile/sign-out-everywhere',
  tag,
  access: 'signed_in',
  summary: 'End every family of tokens but this one; the digital ID gets a new secret',
  answers: { 204: null },
  refusals: [],
});
