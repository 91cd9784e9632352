import type { Deps } from '../../platform/deps.ts';
import { deliver } from './deliver.ts';
import { formatDay, formatMoment, formatMoney } from './formats.ts';
import { loadMembershipNews, loadPaymentNews, type PaymentNews } from './money-news.store.ts';
import type { Post } from './post.ts';
import { type Language, languageOf, mailText, notificationText } from './texts.ts';

/** Tells members that a payment arrived and that their membership has begun. */
export function listenToPayments({ facts }: Deps, post: Post): void {
  facts.on('payment.settled', ({ payment_id }, fact) => tellPayment(post, payment_id, fact));
  facts.on('membership.started', ({ membership_id }, fact) =>
    tellMembership(post, membership_id, fact),
  );
}

async function tellPayment(post: Post, paymentId: string, fact: { id: string }): Promise<void> {
  const news = await loadPaymentNews(post.db, paymentId);
  if (news?.status !== 'paid') return;
  const language = languageOf(news.language);
  const amount = formatMoney(language, news.amount_minor, news.currency);
  const { key, values } = paymentWords(news, language);
  const settledAt = news.settled_at ?? new Date(post.clock.now());
  const isMembership = news.purpose === 'membership';
  const booking = news.booking_id ? `#booking-${news.booking_id}` : '';
  const path = isMembership ? '/app/membership' : `/app/bookings${booking}`;
  await deliver(
    post,
    news,
    language,
    {
      type: 'payment_success',
      title: notificationText(language, `${key}.title`, { amount }),
      message: notificationText(language, `${key}.message`, values),
      link: path,
      factKey: `fact-${fact.id}`,
    },
    {
      choice: 'payment',
      details: [
        [mailText(language, 'labels.amount'), amount],
        [mailText(language, 'labels.date'), formatDay(language, settledAt, news.time_zone)],
        [mailText(language, 'labels.receipt'), news.payment_id],
      ],
      action: { key: isMembership ? 'membership' : 'bookings', path },
    },
  );
}

function paymentWords(
  news: PaymentNews,
  language: Language,
): { key: string; values: Record<string, string> } {
  if (news.plan_code) {
    const plan = notificationText(language, `plans.${news.plan_code}`);
    const interval = notificationText(language, `intervals.${news.billing_interval}`);
    return { key: 'payment_membership', values: { plan, interval } };
  }
  if (news.title && news.venue && news.starts_at && news.venue_zone) {
    const when = formatMoment(language, news.starts_at, news.venue_zone);
    return { key: 'payment_drop_in', values: { title: news.title, venue: news.venue, when } };
  }
  return { key: 'payment', values: {} };
}

async function tellMembership(
  post: Post,
  membershipId: string,
  fact: { id: string },
): Promise<void> {
  const news = await loadMembershipNews(post.db, membershipId);
  if (!news) return;
  const language = languageOf(news.language);
  const plan = notificationText(language, `plans.${news.plan_code}`);
  const renewsOn = formatDay(language, news.period_ends_at, news.time_zone);
  const values = { plan, renews_on: renewsOn };
  await deliver(
    post,
    news,
    language,
    {
      type: 'system_update',
      title: notificationText(language, 'membership_started.title', values),
      message: notificationText(language, 'membership_started.message', values),
      link: '/app/membership',
      factKey: `fact-${fact.id}`,
    },
    {
      choice: 'payment',
      details: [[mailText(language, 'labels.plan'), plan]],
      action: { key: 'find_class', path: '/app/explore' },
    },
  );
}
