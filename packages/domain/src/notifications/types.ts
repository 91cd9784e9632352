/** The notification types of spec §1. */
export const NOTIFICATION_TYPES = [
  'booking_confirmation',
  'class_reminder',
  'class_cancelled',
  'waitlist_opened',
  'payment_success',
  'system_update',
  'other',
] as const;

/** One notification type. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
