import './notifications.events.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { setBookingHooks } from '../bookings/index.ts';
import { calendarFeedRoutes } from './calendar/calendar-feed.routes.ts';
import { onAccountEvents } from './events/on-account-events.ts';
import { onAppealEvents } from './events/on-appeal-events.ts';
import { onBookingEvents } from './events/on-booking-events.ts';
import { onFeedbackEvents } from './events/on-feedback-events.ts';
import { onFollowEvents } from './events/on-follow-events.ts';
import { onMembershipEvents } from './events/on-membership-events.ts';
import { onModerationEvents } from './events/on-moderation-events.ts';
import { onOrganisationEvents } from './events/on-organisation-events.ts';
import { onPartnerEvents } from './events/on-partner-events.ts';
import { onPaymentEvents } from './events/on-payment-events.ts';
import { onReviewEvents } from './events/on-review-events.ts';
import { onRoleEvents } from './events/on-role-events.ts';
import { onSearchEvents } from './events/on-search-events.ts';
import { onStatementEvents } from './events/on-statement-events.ts';
import { onVisitEvents } from './events/on-visit-events.ts';
import { onSeveralBookings } from './events/several/on-several-bookings.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import {
  deleteNotificationsAndMailsOf,
  listNotificationsOf,
  markOffersRead,
} from './inbox/notifications.store.ts';
import { createUnreadCounts } from './inbox/unread-counts.ts';
import { createNotifier } from './notifier.ts';
import { remindMembers } from './reminders/remind-members.ts';

/** The most notifications that a download of personal data holds. */
const MAX_EXPORTED = 1000;

/** Notifications: the inbox, the emails, the reminders and the calendar feed. */
export function registerNotifications(app: FastifyInstance, deps: Deps): void {
  const unreadCounts = createUnreadCounts(deps);
  inboxRoutes(app, deps, unreadCounts);
  calendarFeedRoutes(app, deps);
  setBookingHooks(deps, {
    onOffersEnded: async (tx, bookingIds, at) =>
      unreadCounts.changed(tx, await markOffersRead(tx, bookingIds, at)),
  });
  const notifier = createNotifier(deps, unreadCounts);
  onAccountEvents(deps, notifier);
  onBookingEvents(deps, notifier);
  onSeveralBookings(deps, notifier);
  onAppealEvents(deps, notifier);
  onPaymentEvents(deps, notifier);
  onMembershipEvents(deps, notifier);
  onPartnerEvents(deps, notifier);
  onOrganisationEvents(deps, notifier);
  onRoleEvents(deps, notifier);
  onFeedbackEvents(deps, notifier);
  onReviewEvents(deps, notifier);
  onFollowEvents(deps, notifier);
  onSearchEvents(deps, notifier);
  onModerationEvents(deps, notifier);
  onStatementEvents(deps, notifier);
  onVisitEvents(deps, notifier);
  deps.jobs.every('notifications.remind', 60, () => remindMembers(deps));
  deps.personalData.exportAs('notifications', (db, userId) =>
    listNotificationsOf(db, userId, { unreadOnly: false, limit: MAX_EXPORTED }),
  );
  deps.personalData.eraseWith('notifications', deleteNotificationsAndMailsOf);
}
