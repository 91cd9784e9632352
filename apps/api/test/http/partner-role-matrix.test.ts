import { OPERATIONS } from '@pulse/contract';
import { ROLES, type Role } from '@pulse/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp, type TestApp } from '../build-app.ts';
import { aMember } from '../builders.ts';
import { createPartnerResources, type PartnerResources } from '../fixtures/partner-resources.ts';

/*
 * Who may do what for an organisation, written down by hand: the contract's own declarations cannot
 * prove themselves. A route below /partner that is missing here fails the first test.
 */

const ADMIN: readonly Role[] = ['partner_admin'];
const PARTNER: readonly Role[] = ['partner_admin', 'partner_staff'];
const FRONT_DESK: readonly Role[] = ['partner_admin', 'partner_staff', 'manager', 'admin'];

type Request = readonly [path: string, body?: object];

interface Row {
  roles: readonly Role[];
  /** A request about something that this organisation owns. */
  about: (owner: PartnerResources) => Promise<Request> | Request;
  /**
   * What asking about another organisation answers: not found by default; `invalid` where its id is
   * refused in the body; `own` where a request names nothing and is about the own organisation alone.
   */
  other?: 'invalid' | 'own';
  /** Platform admins run the front desk of every organisation. */
  everywhere?: readonly Role[];
}

const PLATFORM: readonly Role[] = ['admin'];
const own = (roles: readonly Role[], path: string, body?: object): Row => ({
  roles,
  about: () => [path, body],
  other: 'own',
});

const newVenue = {
  name: 'Studio Cèdre',
  address: 'Rue Gouraud 12',
  city: 'Beirut',
  latitude: 33.8938,
  longitude: 35.5018,
  amenities: [],
  activities: ['yoga'],
  tier: 'standard',
  open_gym: false,
  operating_hours: [],
};
const newTemplate = (venue_id: string) => ({
  venue_id,
  name: 'Reformer Flow',
  activity: 'pilates',
  capacity: 8,
  duration_minutes: 50,
  drop_in_price: null,
  tier: 'standard',
  weekly: [{ weekday: 1, start: '18:00' }],
  first_date: '2026-11-01',
});

const CLOSED_DAYS = { first_date: '2026-12-24', last_date: '2026-12-25' };

const MATRIX: Record<string, Row> = {
  // Venues: only the admin changes them.
  listPartnerVenues: own(PARTNER, '/partner/organisation/venues'),
  createPartnerVenue: own(ADMIN, '/partner/venues', newVenue),
  getPositionTimeZone: own(ADMIN, '/partner/time-zone?latitude=33.9&longitude=35.5'),
  getPartnerVenue: { roles: PARTNER, about: ({ venue }) => [`/partner/venues/${venue}`] },
  previewPartnerVenue: {
    roles: PARTNER,
    about: ({ venue }) => [`/partner/venues/${venue}/preview`],
  },
  changePartnerVenue: {
    roles: ADMIN,
    about: async ({ newVenue }) => [
      `/partner/venues/${await newVenue()}`,
      { version: 1, name: 'New' },
    ],
  },
  publishPartnerVenue: {
    roles: ADMIN,
    about: async ({ newVenue }) => [`/partner/venues/${await newVenue()}/publish`],
  },
  archivePartnerVenue: {
    roles: ADMIN,
    about: async ({ newVenue }) => [`/partner/venues/${await newVenue()}/archive`],
  },
  restorePartnerVenue: {
    roles: ADMIN,
    about: async ({ newVenue }) => [`/partner/venues/${await newVenue()}/restore`],
  },
  addVenueImage: { roles: ADMIN, about: ({ venue }) => [`/partner/venues/${venue}/images`, {}] },
  orderVenueImages: {
    roles: ADMIN,
    about: ({ venue }) => [`/partner/venues/${venue}/images/order`, { image_ids: [] }],
  },
  describeVenueImage: {
    roles: ADMIN,
    about: async (owner) => {
      const { venue, image } = await owner.image();
      return [`/partner/venues/${venue}/images/${image}`, { alt_text: 'The hall' }];
    },
  },
  removeVenueImage: {
    roles: ADMIN,
    about: async (owner) => {
      const { venue, image } = await owner.image();
      return [`/partner/venues/${venue}/images/${image}`];
    },
  },

  // Trainers and classes: staff run the schedule.
  listPartnerTrainers: own(PARTNER, '/partner/trainers'),
  createPartnerTrainer: own(PARTNER, '/partner/trainers', { name: 'Maya', activities: [] }),
  getPartnerTrainer: {
    roles: PARTNER,
    about: async ({ trainer }) => [`/partner/trainers/${await trainer()}`],
  },
  changePartnerTrainer: {
    roles: PARTNER,
    about: async ({ trainer }) => [
      `/partner/trainers/${await trainer()}`,
      { version: 1, name: 'Mo' },
    ],
  },
  archivePartnerTrainer: {
    roles: PARTNER,
    about: async ({ trainer }) => [`/partner/trainers/${await trainer()}/archive`, {}],
  },
  restorePartnerTrainer: {
    roles: PARTNER,
    about: async ({ trainer }) => [`/partner/trainers/${await trainer()}/restore`],
  },
  setTrainerPhoto: {
    roles: PARTNER,
    about: async ({ trainer }) => [`/partner/trainers/${await trainer()}/photo`, {}],
  },
  removeTrainerPhoto: {
    roles: PARTNER,
    about: async ({ trainer }) => [`/partner/trainers/${await trainer()}/photo`],
  },
  listClassTemplates: own(PARTNER, '/partner/class-templates'),
  createClassTemplate: {
    roles: PARTNER,
    about: ({ venue }) => ['/partner/class-templates', newTemplate(venue)],
    other: 'invalid',
  },
  getClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [`/partner/class-templates/${await template()}`],
  },
  previewClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [
      `/partner/class-templates/${await template()}/preview`,
      { version: 1, name: 'Flow' },
    ],
  },
  changeClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [
      `/partner/class-templates/${await template()}`,
      { version: 1, name: 'Flow' },
    ],
  },
  getClassTemplateDifferences: {
    roles: PARTNER,
    about: async ({ template }) => [`/partner/class-templates/${await template()}/differences`],
  },
  applyClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [
      `/partner/class-templates/${await template()}/apply`,
      { version: 1 },
    ],
  },
  publishClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [`/partner/class-templates/${await template()}/publish`],
  },
  archiveClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [`/partner/class-templates/${await template()}/archive`],
  },
  restoreClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [`/partner/class-templates/${await template()}/restore`],
  },
  cancelClassSession: {
    roles: PARTNER,
    about: async ({ session }) => [
      `/partner/class-sessions/${await session()}/cancel`,
      { reason: 'The coach is ill.' },
    ],
  },
  changeClassSession: {
    roles: PARTNER,
    about: async ({ session }) => [`/partner/class-sessions/${await session()}`, { capacity: 20 }],
  },
  getPartnerClassSession: {
    roles: PARTNER,
    about: async ({ session }) => [`/partner/class-sessions/${await session()}`],
  },
  listSubstituteTrainers: {
    roles: PARTNER,
    about: async ({ session }) => [`/partner/class-sessions/${await session()}/substitutes`],
  },
  previewClassSession: {
    roles: PARTNER,
    about: async ({ session }) => [
      `/partner/class-sessions/${await session()}/preview`,
      { capacity: 20 },
    ],
  },
  previewSessionCancellation: {
    roles: PARTNER,
    about: async ({ session }) => [`/partner/class-sessions/${await session()}/cancel/preview`, {}],
  },
  previewSessionRestoration: {
    roles: PARTNER,
    about: async ({ session }) => [`/partner/class-sessions/${await session()}/restore/preview`],
  },
  restoreClassSession: {
    roles: PARTNER,
    about: async ({ session }) => [`/partner/class-sessions/${await session()}/restore`],
  },
  listVenueClosures: {
    roles: PARTNER,
    about: ({ venue }) => [`/partner/venues/${venue}/closures`],
  },
  previewVenueClosure: {
    roles: PARTNER,
    about: ({ venue }) => [`/partner/venues/${venue}/closures/preview`, CLOSED_DAYS],
  },
  closeVenue: {
    roles: PARTNER,
    about: ({ venue }) => [
      `/partner/venues/${venue}/closures`,
      { ...CLOSED_DAYS, reason: 'New floor.' },
    ],
  },
  closeVenueOnDate: {
    roles: PARTNER,
    about: ({ venue }) => [
      `/partner/venues/${venue}/closures/2026-12-24`,
      { reason: 'New floor.' },
    ],
  },
  reopenVenueOnDate: {
    roles: PARTNER,
    about: ({ venue }) => [`/partner/venues/${venue}/closures/2026-12-24`],
  },
  readVenueTimetable: {
    roles: PARTNER,
    about: ({ venue }) => [`/partner/venues/${venue}/timetable-imports/read`, {}],
  },
  previewVenueTimetable: {
    roles: PARTNER,
    about: ({ venue }) => [`/partner/venues/${venue}/timetable-imports/preview`, {}],
  },
  importVenueTimetable: {
    roles: PARTNER,
    about: ({ venue }) => [`/partner/venues/${venue}/timetable-imports`, {}],
  },
  answerReview: {
    roles: PARTNER,
    about: async ({ review }) => [
      `/partner/reviews/${await review()}/answer`,
      { text: 'Thank you.' },
    ],
  },

  // Codes.
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
  getRoster: {
    roles: FRONT_DESK,
    about: async ({ session }) => [`/partner/class-sessions/${await session()}/roster`],
    everywhere: PLATFORM,
  },
  lookUpMembers: {
    roles: FRONT_DESK,
    about: ({ venue }) => [`/partner/members?venue_id=${venue}&q=maya`],
    everywhere: PLATFORM,
  },
  checkInByHand: {
    roles: FRONT_DESK,
    about: async ({ booking }) => ['/partner/check-ins/by-hand', { booking_id: await booking() }],
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

  // Bank details and staff: the admin alone.
  getOrganisation: own(ADMIN, '/partner/organisation'),
  changeOrganisation: own(ADMIN, '/partner/organisation', {}),
  // Staff read who works with them.
  listStaff: own(PARTNER, '/partner/staff'),
  inviteStaff: own(ADMIN, '/partner/staff', {
    email: 'somebody@example.test',
    full_name: 'Some Body',
    role: 'partner_staff',
  }),
  changeStaff: {
    roles: ADMIN,
    about: async ({ colleague }) => [`/partner/staff/${await colleague()}`, { role: 'manager' }],
  },
  removeStaff: {
    roles: ADMIN,
    about: async ({ colleague }) => [`/partner/staff/${await colleague()}`],
  },
  resendStaffInvitation: {
    roles: ADMIN,
    about: async ({ invitation }) => [`/partner/staff/${await invitation()}/resend`],
  },
};

let api: TestApp;
let mine: PartnerResources;
let theirs: PartnerResources;
beforeAll(async () => {
  api = await buildApp();
  api.clock.set('2026-11-22T12:00:00Z');
  mine = await createPartnerResources(api);
  theirs = await createPartnerResources(api);
});
afterAll(() => api.close());

const partnerOperations = OPERATIONS.filter(({ path }) => path.startsWith('/partner/'));
const WITHOUT_ORGANISATION: readonly Role[] = ['member', 'ops', 'admin'];

async function clientOf(role: Role) {
  const organisationId = WITHOUT_ORGANISATION.includes(role) ? null : mine.organisation;
  return api.clientFor(await aMember(api.deps, { role, organisationId }));
}

function send(client: Awaited<ReturnType<typeof clientOf>>, id: string, [path, body]: Request) {
  const method = partnerOperations.find((one) => one.id === id)?.method ?? 'GET';
  if (method === 'GET') return client.get(path);
  if (method === 'DELETE') return client.delete(path);
  return client[method === 'POST' ? 'post' : method === 'PUT' ? 'put' : 'patch'](path, body);
}

test('every route of partners is in the table, and nothing else', () => {
  expect(Object.keys(MATRIX).sort()).toEqual(partnerOperations.map(({ id }) => id).sort());
});

describe.each(Object.entries(MATRIX))('%s', (id, { roles, about, other, everywhere = [] }) => {
  test('answers 401 signed out', async () => {
    const { status } = await send(api.anonymous, id, await about(mine));
    expect(status).toBe(401);
  });

  test.each(ROLES.filter((role) => !roles.includes(role)))('is forbidden to %s', async (role) => {
    const { status, body } = await send(await clientOf(role), id, await about(mine));
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  const inOrganisation = roles.filter((role) => !WITHOUT_ORGANISATION.includes(role));
  test.each(inOrganisation)('is open to %s of the organisation', async (role) => {
    const { status, body } = await send(await clientOf(role), id, await about(mine));
    expect([401, 403]).not.toContain(status);
    expect(body.code).not.toBe('not_found');
  });

  test.each(roles)('tells %s nothing of another organisation', async (role) => {
    const { status, body } = await send(await clientOf(role), id, await about(theirs));
    if (everywhere.includes(role)) return expect(body.code).not.toBe('not_found');
    if (other === 'own') return expect(JSON.stringify(body)).not.toContain(theirs.venue);
    return expect([status, body.code]).toEqual(
      other === 'invalid' ? [400, 'validation_failed'] : [404, 'not_found'],
    );
  });
});
