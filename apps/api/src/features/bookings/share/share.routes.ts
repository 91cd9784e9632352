import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { joinAsGuest } from './join-as-guest.ts';
import { openSharedBooking } from './open-shared-booking.ts';
import { getBookingLink, revokeBookingLink, shareBooking } from './share-booking.ts';

/** Routes for the link of a booking: for its member, and for callers who have it. */
export function shareRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.getBookingLink, ({ user, params }) =>
    getBookingLink(deps, user.id, params.id),
  );
  route(app, contract.shareBooking, ({ user, params }) => shareBooking(deps, user.id, params.id));
  route(app, contract.revokeBookingLink, ({ user, params }) =>
    revokeBookingLink(deps, user.id, params.id),
  );
  route(app, contract.openSharedBooking, ({ body }) => openSharedBooking(deps, body.token), {
    limit: { name: 'open-shared-booking', points: 120, seconds: 60, by: 'address' },
  });
  route(
    app,
    contract.joinAsGuest,
    ({ body: { token, guest_id: guestId, name } }) => joinAsGuest(deps, { token, guestId, name }),
    { limit: { name: 'join-as-guest', points: 20, seconds: 3_600, by: 'address' } },
  );
}
