import * as contract from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http/routes/route.ts';
import { createQrCode } from './create-qr-code.ts';
import { listQrCodes } from './list-qr-codes.ts';
import { renewQrCode } from './renew-qr-code.ts';
import { revokeQrCode } from './revoke-qr-code.ts';
import { rotateLinkKey } from './rotate-link-key.ts';

/** Routes for a venue's entrance codes and the key of its signed link. */
export function qrCodeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listQrCodes, ({ user, params }) => listQrCodes(deps, user, params.id));
  route(app, contract.createQrCode, ({ user, params, body }) =>
    createQrCode(deps, user, params.id, body.label),
  );
  route(app, contract.revokeQrCode, ({ user, params }) => revokeQrCode(deps, user, params.id));
  route(app, contract.renewQrCode, ({ user, params }) => renewQrCode(deps, user, params.id));
  route(app, contract.rotateLinkKey, ({ user, params }) => rotateLinkKey(deps, user, params.id));
}
