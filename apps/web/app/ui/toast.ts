import { notifications } from '@mantine/notifications';

/** Says briefly that something worked. */
export function toastSuccess(message: string): void {
  notifications.show({ message, color: 'var(--pulse-booked-solid)', role: 'status' });
}

/** Says that something did not work, long enough to be read. */
export function toastFailure(message: string): void {
  notifications.show({
    message,
    color: 'var(--pulse-danger-solid)',
    role: 'alert',
    autoClose: 8000,
  });
}
