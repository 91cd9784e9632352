import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { addWalkIn } from './add-walk-in.ts';
import { lookUpMembers } from './look-up-members.ts';

/** Enough for a busy desk that types names, too few to try out addresses or codes. */
const LOOK_UP_LIMIT = {
  name: 'look-up-members',
  points: 600,
  seconds: 3600,
  by: 'account',
} as const;
const WALK_IN_LIMIT = { name: 'add-walk-in', points: 300, seconds: 3600, by: 'account' } as const;

/** Routes for staff: finding a member, and adding one who has not booked. */
export function walkInRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.lookUpMembers, ({ user, body }) => lookUpMembers(deps, user, body), {
    limit: LOOK_UP_LIMIT,
  });
  route(app, contract.addWalkIn, ({ user, body }) => addWalkIn(deps, user, body), {
    limit: WALK_IN_LIMIT,
  });
}
