import type accounts from './en/accounts.json';
import type appeals from './en/appeals.json';
import type bookings from './en/bookings.json';
import type checkins from './en/checkins.json';
import type classes from './en/classes.json';
import type dashboard from './en/dashboard.json';
import type explore from './en/explore.json';
import type faq from './en/faq.json';
import type favourites from './en/favourites.json';
import type feedback from './en/feedback.json';
import type frontDesk from './en/front-desk.json';
import type landing from './en/landing.json';
import type legal from './en/legal.json';
import type mailbox from './en/mailbox.json';
import type map from './en/map.json';
import type membershipChanges from './en/membership-changes.json';
import type membershipVisits from './en/membership-visits.json';
import type memberships from './en/memberships.json';
import type moderation from './en/moderation.json';
import type notifications from './en/notifications.json';
import type offline from './en/offline.json';
import type partnerApplication from './en/partner-application.json';
import type partnerCalendar from './en/partner-calendar.json';
import type partnerClasses from './en/partner-classes.json';
import type partnerImages from './en/partner-images.json';
import type partnerImport from './en/partner-import.json';
import type partnerOrganisation from './en/partner-organisation.json';
import type partnerQrCodes from './en/partner-qr-codes.json';
import type partnerSchedule from './en/partner-schedule.json';
import type partnerStaff from './en/partner-staff.json';
import type partnerVenues from './en/partner-venues.json';
import type partners from './en/partners.json';
import type payments from './en/payments.json';
import type platform from './en/platform.json';
import type platformMemberships from './en/platform-memberships.json';
import type platformPayments from './en/platform-payments.json';
import type profile from './en/profile.json';
import type publicPages from './en/public-pages.json';
import type recommendations from './en/recommendations.json';
import type reviews from './en/reviews.json';
import type secondFactor from './en/second-factor.json';
import type shared from './en/shared.json';
import type shell from './en/shell.json';
import type venues from './en/venues.json';

/** The namespaces and their keys, from the English files: a wrong key does not compile. */
export interface Resources {
  accounts: typeof accounts;
  appeals: typeof appeals;
  bookings: typeof bookings;
  checkins: typeof checkins;
  classes: typeof classes;
  dashboard: typeof dashboard;
  explore: typeof explore;
  faq: typeof faq;
  favourites: typeof favourites;
  feedback: typeof feedback;
  'front-desk': typeof frontDesk;
  landing: typeof landing;
  legal: typeof legal;
  mailbox: typeof mailbox;
  map: typeof map;
  'membership-changes': typeof membershipChanges;
  'membership-visits': typeof membershipVisits;
  memberships: typeof memberships;
  moderation: typeof moderation;
  notifications: typeof notifications;
  offline: typeof offline;
  'partner-images': typeof partnerImages;
  'partner-import': typeof partnerImport;
  'partner-qr-codes': typeof partnerQrCodes;
  'partner-venues': typeof partnerVenues;
  'partner-application': typeof partnerApplication;
  'partner-organisation': typeof partnerOrganisation;
  'partner-staff': typeof partnerStaff;
  'partner-calendar': typeof partnerCalendar;
  'partner-classes': typeof partnerClasses;
  'partner-schedule': typeof partnerSchedule;
  partners: typeof partners;
  payments: typeof payments;
  platform: typeof platform;
  'platform-memberships': typeof platformMemberships;
  'platform-payments': typeof platformPayments;
  profile: typeof profile;
  'public-pages': typeof publicPages;
  recommendations: typeof recommendations;
  reviews: typeof reviews;
  'second-factor': typeof secondFactor;
  shared: typeof shared;
  shell: typeof shell;
  venues: typeof venues;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: Resources;
  }
}
