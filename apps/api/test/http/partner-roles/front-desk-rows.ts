import { randomUUID } from 'node:crypto';
import type { Role } from '@pulse/domain';
import { ADMIN, own, PARTNER, type Row } from './row.ts';

const FRONT_DESK: readonly Role[] = ['partner_admin', 'partner_staff', 'manager', 'admin'];
const PLATFORM: readonly Role[] = ['admin'];

/** Codes, check-ins and appeals: who stands at the front desk. */
export const frontDeskRows: Record<string, Row> = {
  createQrCode: {
    roles: PARTNER,
    about: ({ venue }) => [`/partner/venues/${venue}/qr-codes`, { label: 'Courtyard' }],
  },
  revokeQrCode: {
    roles: PARTNER,
    about: async ({ qrCode }) => [`/partner/qr-codes/${await qrCode()}/revoke`],
  },
  renewQrCode: {
    roles: PARTNER,
    about: async ({ qrCode }) => [`/partner/qr-codes/${await qrCode()}/renew`],
  },
  rotateLinkKey: {
    roles: ADMIN,
    about: ({ venue }) => [`/partner/venues/${venue}/rotate-link-key`],
  },
  listQrCodes: {
    roles: FRONT_DESK,
    about: ({ venue }) => [`/partner/venues/${venue}/qr-codes`],
    everywhere: PLATFORM,
  },

  // The front desk.
  listFrontDeskVenues: {
    ...own(FRONT_DESK, '/partner/venues'),
    everywhere: PLATFORM,
  },
  getPartnerToday: own(PARTNER, '/partner/today'),
  listPartnerClassSessions: {
    roles: FRONT_DESK,
    about: ({ venue }) => [`/partner/class-sessions?venue_id=${venue}`],
    everywhere: PLATFORM,
  },
  getVenueDay: {
    roles: FRONT_DESK,
    about: ({ venue }) => [`/partner/venues/${venue}/day`],
    everywhere: PLATFORM,
  },
  watchFrontDesk: {
    roles: FRONT_DESK,
    about: ({ venue }) => [`/partner/venues/${venue}/changes`],
    everywhere: PLATFORM,
  },
  getOfflineRosters: {
    roles: FRONT_DESK,
    about: ({ venue }) => [`/partner/venues/${venue}/offline-rosters`],
    everywhere: PLATFORM,
  },
  settleOfflineCheckIns: {
    roles: FRONT_DESK,
    about: ({ venue }) => [
      `/partner/venues/${venue}/offline-check-ins`,
      {
        items: [
          {
            id: randomUUID(),
            taken_at: new Date().toISOString(),
            booking: { id: randomUUID(), starts_at: new Date().toISOString() },
          },
        ],
      },
    ],
    everywhere: PLATFORM,
  },
  getRoster: {
    roles: FRONT_DESK,
    about: async ({ session }) => [`/partner/class-sessions/${await session()}/roster`],
    everywhere: PLATFORM,
  },
  lookUpMembers: {
    roles: FRONT_DESK,
    about: ({ venue }) => ['/partner/members/look-up', { venue_id: venue, q: 'maya' }],
    everywhere: PLATFORM,
  },
  addWalkIn: {
    roles: FRONT_DESK,
    about: async ({ session }) => [
      '/partner/check-ins/walk-in',
      { class_session_id: await session(), member_code: 'UNKNOWN' },
    ],
    everywhere: PLATFORM,
  },
  checkInByHand: {
    roles: FRONT_DESK,
    about: async ({ booking }) => ['/partner/check-ins/by-hand', { booking_id: await booking() }],
    everywhere: PLATFORM,
  },
  tickGuest: {
    roles: FRONT_DESK,
    about: async ({ guest }) => [`/partner/guests/${await guest()}/arrival`, { arrived: true }],
    everywhere: PLATFORM,
  },
  recordGuestPayment: {
    roles: FRONT_DESK,
    about: async ({ guest }) => [`/partner/guests/${await guest()}/payment`, { method: 'cash' }],
    everywhere: PLATFORM,
  },
  reverseGuestPayment: {
    roles: FRONT_DESK,
    about: async ({ guestPayment }) => [
      `/partner/guest-payments/${await guestPayment()}/reverse`,
      { reason: 'The wrong guest.' },
    ],
    everywhere: PLATFORM,
  },
  getDeskTakings: {
    roles: FRONT_DESK,
    about: ({ venue }) => [`/partner/venues/${venue}/takings`],
    everywhere: PLATFORM,
  },
  scanDigitalId: {
    roles: FRONT_DESK,
    about: ({ venue }) => ['/partner/check-ins/scan', { venue_id: venue, code: 'unknown' }],
    everywhere: PLATFORM,
  },
  correctCheckIn: {
    roles: FRONT_DESK,
    about: async ({ checkIn }) => [
      `/partner/check-ins/${await checkIn()}/correct`,
      { reason: 'The wrong person.' },
    ],
    everywhere: PLATFORM,
  },

  listAppeals: {
    roles: FRONT_DESK,
    about: ({ venue }) => [`/partner/appeals?venue_id=${venue}`],
    everywhere: PLATFORM,
  },
  decideAppeal: {
    roles: FRONT_DESK,
    about: async ({ appeal }) => [
      `/partner/appeals/${await appeal()}/decide`,
      { accept: true, reason: 'They were there.' },
    ],
    everywhere: PLATFORM,
  },
};
