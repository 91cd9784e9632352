import type { Notification } from '@pulse/contract/client';
import {
  type Icon,
  IconAlarm,
  IconBell,
  IconCircleCheck,
  IconCircleX,
  IconHourglassHigh,
  IconReceipt,
  IconSpeakerphone,
} from '@tabler/icons-react';

const iconOfType: Record<Notification['type'], Icon> = {
  booking_confirmation: IconCircleCheck,
  class_reminder: IconAlarm,
  class_cancelled: IconCircleX,
  waitlist_opened: IconHourglassHigh,
  payment_success: IconReceipt,
  system_update: IconSpeakerphone,
  other: IconBell,
};

/** The icon beside a notification; decorative, its text says the same. */
export function notificationIcon(type: Notification['type']): Icon {
  return iconOfType[type] ?? IconBell;
}
