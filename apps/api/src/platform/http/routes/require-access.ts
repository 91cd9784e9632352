import type { Operation } from '@pulse/contract';
import type { Role } from '@pulse/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../refusal.ts';
import { sendRefusal } from '../problems/problem-details.ts';

/** The signed-in user, as in the access token. */
export interface AuthenticatedUser {
  id: string;
  role: Role;
  organisationId: string | null;
  sessionId: string;
  language: 'en' | 'fr' | 'de';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the accounts feature from the bearer token; null for anonymous requests. */
    user: AuthenticatedUser | null;
    language: 'en' | 'fr' | 'de';
  }
}

/**
 * Refuses with 401 without a session and with 403, which is a security event, without one of the
 * roles.
 */
export function requireAccess(operation: Operation) {
  const { access } = operation;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (access === 'public') return;
    if (!request.user) return sendRefusal(request, reply, refuse('unauthenticated'));
    if (access === 'signed_in') return;
    if (access.includes(request.user.role)) return;
    await request.server.recordRefusedAccess(request, request.user, operation);
    return sendRefusal(request, reply, refuse('forbidden'));
  };
}
