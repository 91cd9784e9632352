import type { NotificationType } from '@pulse/domain';
import type { MailChoice } from './addressees.store.ts';
import { bookingEntry } from './booking-entry.ts';
import type { BookingNews } from './booking-news.store.ts';
import { bookingWords } from './booking-words.ts';
import { deliver } from './deliver.ts';
import type { Post } from './post.ts';
import { languageOf, mailText, notificationText } from './texts.ts';

/** The kinds of news about a booking: a key of notifications.json, its type, mail and button. */
export const BOOKING_NEWS = {
  confirmed: { type: 'booking_confirmation', choice: 'confirmation', action: 'bookings' },
  promoted: { type: 'booking_confirmation', choice: 'waitlist', action: 'bookings' },
  undone: { type: 'booking_confirmation', choice: 'confirmation', action: 'bookings' },
  waitlisted: { type: 'other', choice: 'waitlist', action: 'bookings' },
  offered: { type: 'waitlist_opened', choice: 'waitlist', action: 'take_place' },
  offer_expired: { type: 'other', choice: 'waitlist', action: 'explore' },
  cancelled_by_member: { type: 'other', choice: 'cancellation', action: 'explore' },
  cancelled_late: { type: 'other', choice: 'cancellation', action: 'bookings' },
  cancelled_by_venue: { type: 'class_cancelled', choice: 'cancellation', action: 'explore' },
  cancelled_by_venue_reason: { type: 'class_cancelled', choice: 'cancellation', action: 'explore' },
  cancelled_by_system: { type: 'other', choice: 'cancellation', action: 'explore' },
  dropped_for_overlap: { type: 'other', choice: 'waitlist', action: 'bookings' },
  visit_returned: { type: 'other', choice: 'cancellation', action: 'bookings' },
  visit_returned_class_cancelled: {
    type: 'other',
    choice: 'cancellation',
    action: 'bookings',
  },
  cancelled_unpaid: { type: 'other', choice: 'cancellation', action: 'bookings' },
  no_show: { type: 'other', choice: 'confirmation', action: 'bookings' },
  reminder: { type: 'class_reminder', choice: 'reminder', action: 'bookings' },
} as const satisfies Record<
  string,
  { type: NotificationType; choice: MailChoice; action: 'bookings' | 'take_place' | 'explore' }
>;
export type BookingNewsKey = keyof typeof BOOKING_NEWS;

/** What to say about a booking as it is now; null when the fact behind it no longer holds. */
export type ChooseNews = (
  news: BookingNews,
) => { key: BookingNewsKey; values?: Record<string, string | number> } | null;

/** Tells the member about a booking, in the app and by mail with its calendar entry. */
export async function tellBookingNews(
  post: Post,
  bookingId: string,
  factId: string,
  choose: ChooseNews,
): Promise<void> {
  const news = await post.findBookingNews(bookingId);
  const chosen = news && choose(news);
  if (!chosen) return;
  const language = languageOf(news.language);
  const words = { ...bookingWords(news, language), ...chosen.values };
  const { type, choice, action } = BOOKING_NEWS[chosen.key];
  // The page finds out in which of its lists the booking stands when the link is followed.
  const link = `/app/bookings#booking-${bookingId}`;
  const title = notificationText(language, `${chosen.key}.title`, words);
  const message = notificationText(language, `${chosen.key}.message`, words);
  await deliver(
    post,
    news,
    language,
    { type, title, message, link, factKey: `fact-${factId}` },
    {
      choice,
      details: [
        [mailText(language, 'labels.class'), news.title],
        [mailText(language, 'labels.when'), words.when],
        [mailText(language, 'labels.where'), `${words.venue}, ${words.address}`],
      ],
      action: { key: action, path: action === 'explore' ? '/app/explore' : link },
      calendar: bookingEntry(news, post.config.publicUrl),
    },
  );
}
