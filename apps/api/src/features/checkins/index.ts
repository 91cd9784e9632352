import './checkins.events.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { appealRoutes } from './appeals/appeals.routes.ts';
import { decideSilentAppeals } from './appeals/decide-silent-appeals.ts';
import { memberCheckInRoutes } from './checkins.routes.ts';
import { frontDeskRoutes } from './front-desk/front-desk.routes.ts';
import { guestPaymentRoutes } from './guest-payments/guest-payments.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { offlineDeskRoutes } from './offline-desk/offline-desk.routes.ts';
import {
  eraseCheckIns,
  listAppealsForExport,
  listCheckInsForExport,
  listGuestPaymentsForExport,
  listRefusedScansForExport,
} from './personal-data.store.ts';
import { qrCodeRoutes } from './venue-codes/qr-codes.routes.ts';
import { walkInRoutes } from './walk-in/walk-in.routes.ts';

/** Registers check-ins: digital ID, venue codes and links, front desk, corrections, venue figures. */
export function registerCheckins(app: FastifyInstance, deps: Deps): void {
  memberCheckInRoutes(app, deps);
  frontDeskRoutes(app, deps);
  guestPaymentRoutes(app, deps);
  liveRoutes(app, deps);
  offlineDeskRoutes(app, deps);
  walkInRoutes(app, deps);
  qrCodeRoutes(app, deps);
  appealRoutes(app, deps);
  deps.jobs.every('checkins.decide-silent-appeals', 300, () => decideSilentAppeals(deps));
  deps.personalData.exportAs('check_ins', listCheckInsForExport);
  deps.personalData.exportAs('appeals', listAppealsForExport);
  deps.personalData.exportAs('guest_payments', listGuestPaymentsForExport);
  deps.personalData.exportAs('refused_scans', listRefusedScansForExport);
  deps.personalData.eraseWith('check_ins', eraseCheckIns);
}
