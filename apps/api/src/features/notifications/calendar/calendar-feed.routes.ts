import { API_BASE, renewCalendarFeed } from '@pulse/contract';
import { cityName, DAY } from '@pulse/domain';
import type { FastifyInstance } from 'fastify';
import { bookingUid } from '../../../platform/calendar/booking-calendar.ts';
import { calendarFeed } from '../../../platform/calendar/calendar-feed.ts';
import { newToken } from '../../../platform/crypto/secret-token.ts';
import type { Deps } from '../../../platform/deps.ts';
import { sendRefusal } from '../../../platform/http/problems/problem-details.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { replaceCalendarToken } from '../../accounts/index.ts';
import { type Language, languageOf, mailText } from '../templates/translations.ts';
import {
  type CalendarFeedBooking,
  findCalendarFeedOwner,
  listCalendarFeedBookings,
} from './calendar-feed.store.ts';

const PAST_WINDOW_MS = 30 * DAY;

/**
 * Routes for the member's calendar feed, which calendar apps read at a secret URL, and for renewing
 * that URL.
 */
export function calendarFeedRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config } = deps;

  app.get<{ Params: { token: string } }>(
    `${API_BASE}/calendar/:token.ics`,
    async (request, reply) => {
      const owner = await findCalendarFeedOwner(db, request.params.token);
      if (!owner) return sendRefusal(request, reply, refuse('not_found'));
      const bookings = await listCalendarFeedBookings(
        db,
        owner.id,
        new Date(clock.now() - PAST_WINDOW_MS),
      );
      const language = languageOf(owner.language);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send(
          calendarFeed({
            name: mailText(language, 'calendar_name'),
            entries: bookings.map((booking) =>
              calendarEntryOf(booking, language, config.publicUrl),
            ),
          }),
        );
    },
  );

  route(
    app,
    renewCalendarFeed,
    async ({ user }) => {
      const token = newToken();
      await replaceCalendarToken(db, user.id, token);
      return { calendar_feed_url: `${config.publicUrl}${API_BASE}/calendar/${token}.ics` };
    },
    { limit: { name: 'renew-calendar-feed', points: 10, seconds: 3600, by: 'account' } },
  );
}

function calendarEntryOf(booking: CalendarFeedBooking, language: Language, publicUrl: string) {
  const city = cityName(booking.city, language);
  const confirmed = booking.status !== 'waitlisted' && booking.status !== 'pending';
  return {
    uid: bookingUid(booking.id),
    sequence: booking.calendar_sequence,
    title: booking.title,
    location: [booking.venue, booking.address, city].filter(Boolean).join(', '),
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    url: `${publicUrl}/app/bookings`,
    status: confirmed ? ('confirmed' as const) : ('tentative' as const),
  };
}
