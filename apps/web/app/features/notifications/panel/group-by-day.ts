import type { Notification } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';

export interface NotificationDay {
  /** Calendar date in local time, `YYYY-MM-DD`. */
  day: string;
  notifications: Notification[];
}

/** The local calendar date of an instant, `YYYY-MM-DD`. */
export function localDay(instant: string | EpochMs): string {
  const date = new Date(instant);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Groups notifications by the local day of their creation, in the given order (newest first). */
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
