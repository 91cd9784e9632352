import { z } from 'zod';
import { operation } from '../operation.ts';
import { instant } from '../schemas.ts';
import { membership } from './membership.ts';
import { touchedBookings } from './touched-booking.ts';

const tag = 'memberships';

export const previewCancellation = operation({
  id: 'previewCancellation',
  method: 'GET',
  path: '/membership/cancellation',
  tag,
  shows: ['moment'],
  access: 'signed_in',
  summary: 'When the membership would end, and which bookings would then be freed',
  responses: {
    200: z.object({
      ends_at: instant,
      at_once: z.boolean().describe('Nothing is paid any more, so that it cannot be taken back'),
      freed_bookings: touchedBookings,
    }),
  },
  refusals: ['no_membership'],
});

export const cancelMembership = operation({
  id: 'cancelMembership',
  method: 'POST',
  path: '/membership/cancel',
  tag,
  access: 'signed_in',
  summary: 'Cancel at the end of the paid period, also while paused; at once when overdue',
  responses: { 200: z.object({ membership: membership.nullable() }) },
  refusals: ['no_membership'],
});

export const takeBackCancellation = operation({
  id: 'takeBackCancellation',
  method: 'POST',
  path: '/membership/take-back',
  tag,
  access: 'signed_in',
  summary: 'Take the cancellation back before the membership has ended; a repeat is harmless',
  responses: { 200: z.object({ membership }) },
  refusals: ['no_membership', 'membership_given'],
});
