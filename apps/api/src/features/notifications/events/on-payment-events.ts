import { DAY, REFUND_ARRIVAL_DAYS } from '@pulse/domain';
import type { Deps } from '../../../platform/deps.ts';
import { deliverNotification } from '../deliver-notification.ts';
import type { Notifier } from '../notifier.ts';
import { formatDate, formatDateTime, formatMoney } from '../templates/format-values.ts';
import {
  type Language,
  languageOf,
  mailText,
  notificationText,
} from '../templates/translations.ts';
import {
  findPaymentForNotification,
  findRefundForNotification,
  type NotifiedPayment,
} from './stores/payment-notification.store.ts';

/** Notifies members that a payment was received or goes back. */
export function onPaymentEvents({ events }: Deps, notifier: Notifier): void {
  events.on('payment.settled', ({ payment_id, how }, event) =>
    notifyAboutPayment(notifier, payment_id, how, event),
  );
  events.on('payment.refunded', ({ refund_id, why }, event) =>
    notifyAboutRefund(notifier, refund_id, why, event),
  );
}

async function notifyAboutPayment(
  notifier: Notifier,
  paymentId: string,
  how: 'checkout' | 'renewal',
  event: { id: string },
): Promise<void> {
  const payment = await findPaymentForNotification(notifier.db, paymentId);
  if (payment?.status !== 'paid') return;
  const language = languageOf(payment.language);
  const amount = formatMoney(language, payment.amount_minor, payment.currency);
  const { key, values } = paymentTemplate(payment, language);
  const settledAt = payment.settled_at ?? new Date(notifier.clock.now());
  const isMembership = payment.purpose !== 'drop_in';
  const bookingFragment = payment.booking_id ? `#booking-${payment.booking_id}` : '';
  const path = isMembership ? '/app/membership' : `/app/bookings${bookingFragment}`;
  await deliverNotification(
    notifier,
    payment,
    language,
    {
      cause: how === 'checkout' ? 'payment_made' : 'renewal_charged',
      title: notificationText(language, `${key}.title`, { amount }),
      message: notificationText(language, `${key}.message`, values),
      link: path,
      eventKey: `event-${event.id}`,
    },
    {
      choice: 'payment',
      details: [
        [mailText(language, 'labels.amount'), amount],
        [mailText(language, 'labels.date'), formatDate(language, settledAt, payment.time_zone)],
        [mailText(language, 'labels.receipt'), payment.payment_id],
      ],
      action: { key: isMembership ? 'membership' : 'bookings', path },
    },
  );
}

async function notifyAboutRefund(
  notifier: Notifier,
  refundId: string,
  why: 'unusable' | 'by_pulse',
  event: { id: string },
): Promise<void> {
  const refund = await findRefundForNotification(notifier.db, refundId);
  if (!refund) return;
  const language = languageOf(refund.language);
  const amount = formatMoney(language, refund.amount_minor, refund.currency);
  const arrivesBy = new Date(notifier.clock.now() + REFUND_ARRIVAL_DAYS * DAY);
  const refund_by = formatDate(language, arrivesBy, refund.time_zone);
  const values = { amount, title: refund.title, refund_by };
  await deliverNotification(
    notifier,
    refund,
    language,
    {
      cause: 'payment_refunded',
      title: notificationText(language, 'payment_refunded.title', values),
      message: notificationText(language, `payment_refunded.message_${why}`, values),
      link: '/app/membership',
      eventKey: `event-${event.id}`,
    },
    {
      choice: 'payment',
      details: [[mailText(language, 'labels.amount'), amount]],
      action: { key: 'membership', path: '/app/membership' },
    },
  );
}

function paymentTemplate(
  payment: NotifiedPayment,
  language: Language,
): { key: string; values: Record<string, string> } {
  if (payment.plan_code) {
    const plan = notificationText(language, `plans.${payment.plan_code}`);
    const interval = notificationText(language, `intervals.${payment.billing_interval}`);
    return { key: 'payment_membership', values: { plan, interval } };
  }
  if (payment.title && payment.venue && payment.starts_at && payment.venue_zone) {
    const when = formatDateTime(language, payment.starts_at, payment.venue_zone);
    return { key: 'payment_drop_in', values: { title: payment.title, venue: payment.venue, when } };
  }
  return { key: 'payment', values: {} };
}
