import type { NotificationType } from './types.ts';

/** Who caused what a notification reports: its recipient, on a screen, or another actor. */
export type NotificationActor = 'recipient' | 'other';

/** What each notification reports: its type and who caused it. */
export const NOTIFICATION_CAUSES = {
  booking_confirmed: { type: 'booking_confirmation', actor: 'recipient' },
  booking_promoted: { type: 'booking_confirmation', actor: 'other' },
  walk_in_added: { type: 'booking_confirmation', actor: 'other' },
  walk_in_held: { type: 'other', actor: 'other' },
  cancellation_undone: { type: 'booking_confirmation', actor: 'recipient' },
  waitlist_joined: { type: 'other', actor: 'recipient' },
  place_offered: { type: 'waitlist_opened', actor: 'other' },
  offer_expired: { type: 'other', actor: 'other' },
  cancelled_by_member: { type: 'other', actor: 'recipient' },
  cancelled_by_venue: { type: 'class_cancelled', actor: 'other' },
  class_restored: { type: 'other', actor: 'other' },
  place_offered_again: { type: 'waitlist_opened', actor: 'other' },
  class_moved: { type: 'other', actor: 'other' },
  trainer_changed: { type: 'other', actor: 'other' },
  cancelled_by_system: { type: 'other', actor: 'other' },
  payment_declined: { type: 'other', actor: 'recipient' },
  dropped_for_overlap: { type: 'other', actor: 'other' },
  visit_returned: { type: 'other', actor: 'other' },
  no_show: { type: 'other', actor: 'other' },
  reminder: { type: 'class_reminder', actor: 'other' },
  payment_made: { type: 'payment_success', actor: 'recipient' },
  payment_refunded: { type: 'other', actor: 'other' },
  renewal_charged: { type: 'payment_success', actor: 'other' },
  membership_started: { type: 'system_update', actor: 'recipient' },
  membership_changed: { type: 'system_update', actor: 'recipient' },
  membership_given: { type: 'system_update', actor: 'other' },
  membership_resumed: { type: 'system_update', actor: 'other' },
  membership_ended: { type: 'system_update', actor: 'other' },
  renewal_failed: { type: 'system_update', actor: 'other' },
  renewal_announced: { type: 'system_update', actor: 'other' },
  price_announced: { type: 'system_update', actor: 'other' },
  feedback_answered: { type: 'other', actor: 'other' },
  appeal_made: { type: 'other', actor: 'other' },
  appeal_decided: { type: 'other', actor: 'other' },
  visit_rating_asked: { type: 'other', actor: 'other' },
  coach_classes_added: { type: 'other', actor: 'other' },
  searched_class_found: { type: 'other', actor: 'other' },
  review_answered: { type: 'other', actor: 'other' },
  review_taken_down: { type: 'other', actor: 'other' },
  review_report_decided: { type: 'other', actor: 'other' },
  rates_proposed: { type: 'system_update', actor: 'other' },
  rates_answered: { type: 'system_update', actor: 'other' },
  dispute_made: { type: 'system_update', actor: 'other' },
  dispute_answered: { type: 'system_update', actor: 'other' },
  application_received: { type: 'system_update', actor: 'other' },
} as const satisfies Record<string, { type: NotificationType; actor: NotificationActor }>;

/** What one notification reports. */
export type NotificationCause = keyof typeof NOTIFICATION_CAUSES;

/**
 * Whether a notification arrives read: its recipient did on a screen what it reports, and saw the
 * result there. What others did arrives unread.
 */
export function arrivesRead(cause: NotificationCause): boolean {
  return NOTIFICATION_CAUSES[cause].actor === 'recipient';
}
