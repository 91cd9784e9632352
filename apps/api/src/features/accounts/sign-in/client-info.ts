import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../platform/rate-limits/network-of.ts';
import { readKnownDeviceCookie } from './known-device-cookie.ts';

/**
 * Where a request comes from: the network of its address, the user agent and the known-device
 * cookie.
 */
export interface ClientInfo {
  network: string;
  userAgent: string;
  deviceCookie: string | null;
}

/** Reads where a request comes from. */
export function clientInfoOf(request: FastifyRequest): ClientInfo {
  return {
    network: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    deviceCookie: readKnownDeviceCookie(request.headers.cookie),
  };
}
