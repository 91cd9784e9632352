import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { doorRoutes, memberRoutes } from './checkins.routes.ts';
import { eraseCheckInsOf, listCheckInsOf } from './personal-check-ins.store.ts';
import { qrCodeRoutes } from './qr-codes.routes.ts';

/** Check-ins: the digital ID, venue codes and links, the door, corrections and the day's figures. */
export function registerCheckins(app: FastifyInstance, deps: Deps): void {
  memberRoutes(app, deps);
  doorRoutes(app, deps);
  qrCodeRoutes(app, deps);
  deps.personalData.exportAs('check_ins', listCheckInsOf);
  deps.personalData.eraseWith('check_ins', eraseCheckInsOf);
}
