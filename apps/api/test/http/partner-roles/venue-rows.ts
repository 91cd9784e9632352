import { ADMIN, own, PARTNER, type Row } from './row.ts';

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
/** Venues and their images: only the admin changes them. */
export const venueRows: Record<string, Row> = {
  listPartnerVenues: own(PARTNER, '/partner/organisation/venues'),
  createPartnerVenue: own(ADMIN, '/partner/venues', newVenue),
  getPositionTimeZone: own(ADMIN, '/partner/time-zone?latitude=33.9&longitude=35.5'),
  getPartnerVenue: { roles: PARTNER, about: ({ venue }) => [`/partner/venues/${venue}`] },
  previewPartnerVenue: {
    roles: PARTNER,
    about: ({ venue }) => [`/partner/venues/${venue}/preview`],
  },
  listVisitRatings: {
    roles: PARTNER,
    about: ({ venue }) => [`/partner/visit-ratings?venue_id=${venue}`],
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
};
