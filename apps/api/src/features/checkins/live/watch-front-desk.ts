import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { sendEventStream } from '../../../platform/http/streams/send-event-stream.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { findVenueForStaff } from '../front-desk/venue-access.ts';

/** When a dashboard may try again to listen; it polls until then. */
const DEAF = { retry_after_seconds: 10 };

/**
 * Opens a stream of events that say that the day of a venue has changed, and nothing else: what
 * changed is read as always, with the rights of that moment. It ends with the access token and the
 * session. A server that does not hear the others refuses, so that the dashboard looks by itself.
 */
export async function watchFrontDesk(
  { db, announcements, streams }: Pick<Deps, 'db' | 'announcements' | 'streams'>,
  staff: AuthenticatedUser,
  venueId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const venue = await findVenueForStaff(db, staff, venueId);
  if (isRefusal(venue)) return venue;
  if (!announcements.isListening()) return refuse('service_unavailable', DEAF);
  const body = streams.open({
    topic: venue.id,
    accountId: staff.id,
    isAllowed: () => announcements.isListening() && request.server.isStillSignedIn(request),
  });
  return isRefusal(body) ? body : sendEventStream(reply, body);
}
