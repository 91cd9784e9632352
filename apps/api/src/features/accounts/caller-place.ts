import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/limits/network-of.ts';
import { readDeviceCookie } from './device-cookie.ts';

/** Where a call comes from: its address (of IPv6 its network), what the browser calls itself, its device cookie. */
export interface CallerPlace {
  address: string;
  userAgent: string;
  deviceCookie: string | null;
}

/** Where a request comes from. */
export function placeOf(request: FastifyRequest): CallerPlace {
  return {
    address: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    deviceCookie: readDeviceCookie(request.headers.cookie),
  };
}
