import type { FastifyRequest } from 'fastify';
import { type RequestOrigin, requestOrigin } from '../../../platform/http/routes/request-origin.ts';
import { readKnownDeviceCookie } from './known-device-cookie.ts';

/** Where a request comes from, with the known-device cookie. */
export interface ClientInfo extends RequestOrigin {
  deviceCookie: string | null;
}

/** Reads where a request comes from. */
export function clientInfoOf(request: FastifyRequest): ClientInfo {
  return {
    ...requestOrigin(request),
    deviceCookie: readKnownDeviceCookie(request.headers.cookie),
  };
}
