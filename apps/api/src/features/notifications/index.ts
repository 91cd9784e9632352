import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { registerCalendarFeed } from './calendar-feed.routes.ts';
import { listenToAccounts } from './listen-to-accounts.ts';
import { listenToBookings } from './listen-to-bookings.ts';
import { listenToFeedback } from './listen-to-feedback.ts';
import { listenToModeration } from './listen-to-moderation.ts';
import { listenToPartners } from './listen-to-partners.ts';
import { listenToPayments } from './listen-to-payments.ts';
import { listenToReviews } from './listen-to-reviews.ts';
import { registerInbox } from './notifications.routes.ts';
import { deleteNewsOf, listNotificationsOf } from './notifications.store.ts';
import { createPost } from './post.ts';
import { remindMembers } from './remind-members.ts';

/** The most notifications that a download of personal data holds. */
const DOWNLOADED = 1000;

/** Notifications: the inbox, the mails, the reminders and the calendar feed. */
export function registerNotifications(app: FastifyInstance, deps: Deps): void {
  registerInbox(app, deps);
  registerCalendarFeed(app, deps);
  const post = createPost(deps);
  listenToAccounts(deps, post);
  listenToBookings(deps, post);
  listenToPayments(deps, post);
  listenToPartners(deps, post);
  listenToFeedback(deps, post);
  listenToReviews(deps, post);
  listenToModeration(deps, post);
  deps.jobs.every('notifications.remind', 60, () => remindMembers(deps));
  deps.personalData.exportAs('notifications', (db, userId) =>
    listNotificationsOf(db, userId, { unreadOnly: false, limit: DOWNLOADED }),
  );
  deps.personalData.eraseWith('notifications', deleteNewsOf);
}
