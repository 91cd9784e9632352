import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../rate-limits/network-of.ts';

/** Where a request comes from. */
export interface RequestOrigin {
  /** An IPv4 address, or the /64 of an IPv6 address: of both, what one customer has. */
  network: string;
  /** At most 300 characters of the user agent. */
  userAgent: string;
}

/** Reads where a request comes from. */
export function requestOrigin(request: FastifyRequest): RequestOrigin {
  return {
    network: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  };
}
