import { PARTNER, type Row } from './row.ts';

const CLOSED_DAYS = { first_date: '2026-12-24', last_date: '2026-12-25' };

/** The dates of classes, closed days and timetables: staff run the schedule. */
export const scheduleRows: Record<string, Row> = {
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
  undoClassChange: {
    roles: PARTNER,
    about: async ({ classChange }) => [`/partner/class-changes/${await classChange()}/undo`],
  },
  previewTrainerAbsence: {
    roles: PARTNER,
    about: async ({ trainer }) => [
      `/partner/trainers/${await trainer()}/absence/preview`,
      CLOSED_DAYS,
    ],
  },
  coverTrainerAbsence: {
    roles: PARTNER,
    about: async ({ trainer, session }) => [
      `/partner/trainers/${await trainer()}/absence`,
      { substitutes: [{ class_session_id: await session(), trainer_id: null }] },
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
};
