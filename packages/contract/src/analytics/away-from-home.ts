import { REVENUE_READERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { instant } from '../schemas.ts';

const awayFromHome = z.object({
  bookings: z.int().describe('Classes attended in the last 28 days, the latest 200,000 at most'),
  away: z.int().describe('Of these, those in another market than the home of their member'),
  since: instant.nullable().describe('The end of the earliest class that was counted'),
});

export const getAwayFromHome = operation({
  id: 'getAwayFromHome',
  method: 'GET',
  path: '/admin/bookings-away-from-home',
  tag: 'analytics',
  access: REVENUE_READERS,
  readsReplica: true,
  summary: 'How many bookings were in another market than the home of their member',
  responses: { 200: awayFromHome },
  refusals: [],
});
