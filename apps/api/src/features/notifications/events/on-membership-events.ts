import { DAY, type NotificationCause, PRICE_NOTICE_DAYS, pastDueEndsAt } from '@pulse/domain';
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
  findMembershipForNotification,
  findNoticeDate,
  type NotifiedMembership,
} from './stores/membership-notification.store.ts';

type Values = Record<string, string>;

/** What to tell about a membership: a key of notifications.json; null when it is outdated. */
type Choose = (
  membership: NotifiedMembership,
  language: Language,
) => { key: string; values?: Values } | null;

/** Notifies members of what becomes of their membership, in the app and by email. */
export function onMembershipEvents({ events }: Deps, notifier: Notifier): void {
  const notify =
    (cause: NotificationCause, choose: Choose) =>
    ({ membership_id }: { membership_id: string }, event: { id: string }) =>
      notifyAboutMembership(notifier, membership_id, event.id, cause, choose);
  const tell =
    (key: string): Choose =>
    () => ({ key });

  events.on('membership.started', notify('membership_started', tell('membership_started')));
  events.on('membership.given', notify('membership_given', whileGiven));
  events.on('membership.upgraded', notify('membership_changed', tell('membership_upgraded')));
  events.on('membership.change_scheduled', notify('membership_changed', scheduledChange));
  events.on(
    'membership.change_withdrawn',
    notify('membership_changed', tell('membership_change_withdrawn')),
  );
  events.on('membership.cancelled', notify('membership_changed', whileCancelling));
  events.on(
    'membership.cancellation_withdrawn',
    notify('membership_changed', tell('membership_cancellation_withdrawn')),
  );
  events.on('membership.paused', notify('membership_changed', whilePaused));
  events.on('membership.resumed', (payload, event) =>
    notify(
      payload.by === 'member' ? 'membership_changed' : 'membership_resumed',
      ({ cancels }) => ({ key: cancels ? 'membership_resumed_ending' : 'membership_resumed' }),
    )(payload, event),
  );
  events.on('membership.ended', notify('membership_ended', tell('membership_ended')));
  events.on('membership.renewal_failed', (payload, event) =>
    notify('renewal_failed', (membership) => failedRenewal(membership, payload.how))(
      payload,
      event,
    ),
  );
  events.on('membership.renewal_announced', (payload, event) =>
    notify('renewal_announced', ({ price }, language) => ({
      key: 'renewal_announced',
      values: { amount: formatMoney(language, payload.amount_minor, price.currency) },
    }))(payload, event),
  );
  events.on('membership.price_announced', async (payload, event) => {
    const { membership_id, amount_minor } = payload;
    const noticedAt = await findNoticeDate(notifier.db, membership_id, amount_minor);
    const appliesAt = noticedAt && new Date(noticedAt.getTime() + PRICE_NOTICE_DAYS * DAY);
    if (!appliesAt) return;
    await notify('price_announced', ({ price, time_zone }, language) => ({
      key: 'price_announced',
      values: {
        amount: formatMoney(language, amount_minor, price.currency),
        applies_from: formatDate(language, appliesAt, time_zone),
      },
    }))(payload, event);
  });
}

const whileCancelling: Choose = ({ cancels }) => (cancels ? { key: 'membership_cancelled' } : null);

const whileGiven: Choose = ({ given_until: lastDay }, language) =>
  lastDay === null
    ? null
    : {
        key: 'membership_given',
        values: { last_day: formatDate(language, new Date(`${lastDay}T00:00:00Z`), 'UTC') },
      };

const whilePaused: Choose = ({ paused_until, time_zone }, language) =>
  paused_until && {
    key: 'membership_paused',
    values: { resumes_on: formatDate(language, paused_until, time_zone) },
  };

const scheduledChange: Choose = ({ next_terms: next }, language) =>
  next && {
    key: 'membership_change_scheduled',
    values: {
      next_plan: notificationText(language, `plans.${next.plan}`),
      next_interval: notificationText(language, `intervals.${next.interval}`),
      next_price: formatMoney(language, next.price.amount_minor, next.price.currency),
    },
  };

function failedRenewal(
  { status, period_ends_at, retry_at }: NotifiedMembership,
  how: 'declined' | 'confirmation_needed',
) {
  if (status !== 'past_due') return null;
  if (how === 'confirmation_needed') return { key: 'renewal_confirmation_needed' };
  const isTriedAgain = retry_at && retry_at.getTime() < pastDueEndsAt(period_ends_at.getTime());
  return { key: isTriedAgain ? 'renewal_declined' : 'renewal_declined_finally' };
}

async function notifyAboutMembership(
  notifier: Notifier,
  membershipId: string,
  eventId: string,
  cause: NotificationCause,
  choose: Choose,
): Promise<void> {
  const membership = await findMembershipForNotification(notifier.db, membershipId);
  if (!membership) return;
  const language = languageOf(membership.language);
  const chosen = choose(membership, language);
  if (!chosen) return;
  const values = { ...membershipValues(membership, language), ...chosen.values };
  const isStart = cause === 'membership_started';
  await deliverNotification(
    notifier,
    membership,
    language,
    {
      cause,
      title: notificationText(language, `${chosen.key}.title`, values),
      message: notificationText(language, `${chosen.key}.message`, values),
      link: '/app/membership',
      eventKey: `event-${eventId}`,
    },
    {
      choice: 'payment',
      details: [[mailText(language, 'labels.plan'), values.plan]],
      action: isStart
        ? { key: 'find_class', path: '/app/explore' }
        : { key: 'membership', path: '/app/membership' },
    },
  );
}

function membershipValues(membership: NotifiedMembership, language: Language) {
  const { plan_code, period_ends_at, retry_at, price, time_zone } = membership;
  const date = (at: Date) => formatDate(language, at, time_zone);
  return {
    plan: notificationText(language, `plans.${plan_code}`),
    renews_on: date(period_ends_at),
    retry_on: retry_at ? date(retry_at) : '',
    // With its time: on that day a payment may come too late.
    ends_on: formatDateTime(language, new Date(pastDueEndsAt(period_ends_at.getTime())), time_zone),
    price: formatMoney(language, price.amount_minor, price.currency),
  };
}
