import type { Notification } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';

export interface NotificationDay {
  /** Local midnight's date as `YYYY-MM-DD`, in the reader's own zone. */
  day: string;
  notifications: Notification[];
}

/** The reader's local date of an instant. */
export function localDay(instant: string | EpochMs): string {
  const date = new Date(instant);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Notifications under the day on which they came, in the order given (newest first). */
export function groupByDay(list: Notification[]): NotificationDay[] {
  const days: NotificationDay[] = [];
  for (const notification of list) {
    const day = localDay(notification.created_at);
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(notification);
    else days.push({ day, notifications: [notification] });
  }
  return days;
}
