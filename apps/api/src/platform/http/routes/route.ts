import type { Readable } from 'node:stream';
import {
  API_BASE,
  type EVENT_STREAM,
  mayReadReplica,
  type Operation,
  routeSchema,
} from '@pulse/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isRefusal, type Refusal } from '../../refusal.ts';
import { sendRefusal } from '../problems/problem-details.ts';
import { type AuthenticatedUser, requireAccess } from './require-access.ts';

type ParsedInput<
  O extends Operation,
  K extends 'params' | 'query' | 'body' | 'headers',
> = O[K] extends z.ZodType ? z.output<O[K]> : undefined;
type ResponseBody<O extends Operation> = O['responseType'] extends typeof EVENT_STREAM
  ? Readable
  : SentBody<O>;
type SentBody<O extends Operation> = {
  [S in keyof O['responses'] & number]: O['responses'][S] extends z.ZodType
    ? O['responses'][S] extends z.ZodFile
      ? Uint8Array
      : z.input<O['responses'][S]>
    : null;
}[keyof O['responses'] & number];

/**
 * What the handler of a route gets: parsed input, and the signed-in user if access requires one.
 */
export interface OperationRequest<O extends Operation> {
  params: ParsedInput<O, 'params'>;
  query: ParsedInput<O, 'query'>;
  body: ParsedInput<O, 'body'>;
  headers: ParsedInput<O, 'headers'>;
  user: O['access'] extends 'public' ? AuthenticatedUser | null : AuthenticatedUser;
  language: 'en' | 'fr' | 'de';
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A response with another status than the operation's first. */
export interface StatusResponse<T> {
  status: number;
  body: T;
}
/** Responds with another status than the operation's first. */
export function respond<T>(status: number, body: T): StatusResponse<T> {
  return { status, body };
}
function hasStatus(value: unknown): value is StatusResponse<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    'body' in value &&
    Object.keys(value).length === 2
  );
}

/** How often a route may be called; see rate-limits.ts. */
export interface RouteLimits {
  /** A read that pages repeat whenever an event stream says so: counted apart from what people do. */
  followsEvents?: boolean;
  limit?: { name: string; points: number; seconds: number; by: 'account' | 'address' };
}

/**
 * Binds one operation of the contract to its handler: access, rate limit, input and responses. A
 * refusal returned by the handler becomes problem details.
 */
export function route<const O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handle: (
    call: OperationRequest<O>,
  ) => Promise<ResponseBody<O> | StatusResponse<ResponseBody<O>> | Refusal>,
  limits: RouteLimits = {},
): void {
  const [defaultStatus = '200'] = Object.keys(operation.responses);
  app.route({
    method: operation.method,
    url: API_BASE + operation.path,
    schema: routeSchema(operation),
    config: { operation, ...limits },
    preValidation: requireAccess(operation),
    handler: async (request, reply) => {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        headers: request.headers,
        user: request.user,
        language: request.language,
        request,
        reply,
      } as unknown as OperationRequest<O>;
      const read = () => handle(call);
      const result = mayReadReplica(operation, request.query)
        ? await request.server.readReplica(request, read)
        : await read();
      if (reply.sent) return reply;
      if (isRefusal(result)) return sendRefusal(request, reply, result);
      const { status, body } = hasStatus(result)
        ? result
        : { status: Number(defaultStatus), body: result };
      if (operation.responseType) reply.type(operation.responseType);
      return reply.code(status).send(body ?? undefined);
    },
  });
}
