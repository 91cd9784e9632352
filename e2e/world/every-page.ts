import { queryOne } from './database.ts';

/** What a link names that leads nowhere. */
const nobodysId = '00000000-0000-4000-8000-000000000000';

/** Who looks at a page; each but the visitor is an account of the demo world. */
export type Reader = 'visitor' | 'member' | 'newcomer' | 'partner' | 'ops';

export const readers: Reader[] = ['visitor', 'member', 'newcomer', 'partner', 'ops'];

/** The account with which a reader signs in; a newcomer has a plan and has not done anything yet. */
export function accountOf(reader: Exclude<Reader, 'visitor'>): { email: string } {
  return { email: reader === 'newcomer' ? 'member200@pulse.test' : `${reader}@pulse.test` };
}

/** What the server refuses while every page is read: links that lead nowhere, on purpose. */
export const refusalsMet = [
  [410, '/api/v1/auth/verify-email'],
  [404, nobodysId],
  [404, '/api/v1/check-ins'],
] as const;

/** The address of every page of the product that this reader meets, in the demo world. */
export async function everyPageOf(reader: Reader): Promise<string[]> {
  if (reader === 'visitor') return visitorPages;
  if (reader === 'newcomer') return newcomerPages;
  if (reader === 'partner') return ['/app/partner/dashboard', '/app/checkin-dashboard'];
  if (reader === 'ops') return opsPages;
  const { venue_id, code } = await queryOne<{ venue_id: string; code: string }>(
    `SELECT venue_id, code FROM qr_codes JOIN venues ON venues.id = venue_id
     WHERE revoked_at IS NULL AND organisation_id =
       (SELECT organisation_id FROM users WHERE email = 'partner@pulse.test')
     ORDER BY venues.name, code LIMIT 1`,
  );
  return [...memberPages, `/app/venue/${venue_id}`, `/checkin/${code}`];
}

const visitorPages = [
  '/',
  '/pricing',
  '/partners',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
  '/auth',
  '/auth?mode=sign-up',
  '/auth?mode=forgot',
  '/verify-email',
  '/verify-email?token=unknown',
  '/reset-password',
  '/reset-password?token=unknown',
  '/partner/password-setup',
  '/partner/setup',
  '/partner-onboarding',
  // Without a mail: those of the journeys beside this one would come and go while it is read.
  '/demo/mailbox?to=nobody@example.test',
  '/nowhere',
];

const opsPages = [
  '/app/admin/partner-applications',
  '/app/feedback',
  '/app/feedback?view=received',
  '/app/feedback?view=reported',
];

const memberPages = [
  '/app/dashboard',
  '/app/explore',
  '/app/digital-id',
  '/app/scan',
  '/app/bookings',
  '/app/bookings?view=waitlisted',
  '/app/bookings?view=past',
  '/app/bookings?view=cancelled',
  '/app/membership',
  '/app/profile',
  '/app/feedback',
  '/app/venue-checkin',
  '/app/subscription-success',
  '/app/partner/dashboard',
];

/** What is empty before the first booking, and where links lead that have lost what they name. */
const newcomerPages = [
  '/app/dashboard',
  '/app/bookings',
  '/app/bookings?view=waitlisted',
  '/app/bookings?view=past',
  '/app/bookings?view=cancelled',
  '/app/membership',
  '/app/explore?favourites=1',
  `/app/venue/${nobodysId}`,
  `/demo/checkout/${nobodysId}`,
  `/checkin/${nobodysId}/no-signature`,
];
