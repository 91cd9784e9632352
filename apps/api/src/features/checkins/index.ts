import './checkins.events.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { memberCheckInRoutes } from './checkins.routes.ts';
import { frontDeskRoutes } from './front-desk/front-desk.routes.ts';
import {
  eraseCheckIns,
  listCheckInsForExport,
  listRefusedScansForExport,
} from './personal-data.store.ts';
import { qrCodeRoutes } from './venue-codes/qr-codes.routes.ts';

/** Registers check-ins: digital ID, venue codes and links, front desk, corrections, venue figures. */
export function registerCheckins(app: FastifyInstance, deps: Deps): void {
  memberCheckInRoutes(app, deps);
  frontDeskRoutes(app, deps);
  qrCodeRoutes(app, deps);
  deps.personalData.exportAs('check_ins', listCheckInsForExport);
  deps.personalData.exportAs('refused_scans', listRefusedScansForExport);
  deps.personalData.eraseWith('check_ins', eraseCheckIns);
}
