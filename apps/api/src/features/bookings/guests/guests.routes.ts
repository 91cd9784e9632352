import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { addGuest } from './add-guest.ts';
import { cancelGuest } from './cancel-guest.ts';
import { listBookingGuests } from './list-booking-guests.ts';

/** Routes for the guests whom a member brings to a class. */
export function guestRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listBookingGuests, ({ user, params }) =>
    listBookingGuests(deps, user.id, params.id),
  );
  route(app, contract.addGuest, ({ user, params: { id, guest_id: guestId }, body }) =>
    addGuest(deps, { userId: user.id, bookingId: id, guestId, name: body.name }),
  );
  route(app, contract.cancelGuest, ({ user, params: { id, guest_id: guestId } }) =>
    cancelGuest(deps, { userId: user.id, bookingId: id, guestId }),
  );
}
