import { API_BASE, type Operation, routeSchema } from '@pulse/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isRefusal, type Refusal } from '../refusal.ts';
import { guard, type Member } from './guard.ts';
import { sendRefusal } from './problem.ts';

type Read<
  O extends Operation,
  K extends 'params' | 'query' | 'body' | 'headers',
> = O[K] extends z.ZodType ? z.output<O[K]> : undefined;
type Answer<O extends Operation> = {
  [S in keyof O['answers'] & number]: O['answers'][S] extends z.ZodType
    ? O['answers'][S] extends z.ZodFile
      ? Uint8Array
      : z.input<O['answers'][S]>
    : null;
}[keyof O['answers'] & number];

/** What a route's handler is given: parsed input, and the signed-in user where access asks for one. */
export interface Call<O extends Operation> {
  params: Read<O, 'params'>;
  query: Read<O, 'query'>;
  body: Read<O, 'body'>;
  headers: Read<O, 'headers'>;
  user: O['access'] extends 'public' ? Member | null : Member;
  language: 'en' | 'fr' | 'de';
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An answer that is not the operation's first status. */
export interface StatusAnswer<T> {
  status: number;
  body: T;
}
/** An answer with another status than the operation's first. */
export function answer<T>(status: number, body: T): StatusAnswer<T> {
  return { status, body };
}
function hasStatus(value: unknown): value is StatusAnswer<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    'body' in value &&
    Object.keys(value).length === 2
  );
}

/** How often a route may be called; see limits.ts. */
export interface RouteLimits {
  limit?: { name: string; points: number; seconds: number; by: 'account' | 'address' };
}

/**
 * Binds one operation of the contract to its handler: who may call, how often, what comes in, what
 * goes out. A refusal that the handler returns becomes problem details.
 */
export function route<const O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handle: (call: Call<O>) => Promise<Answer<O> | StatusAnswer<Answer<O>> | Refusal>,
  limits: RouteLimits = {},
): void {
  const [first = '200'] = Object.keys(operation.answers);
  app.route({
    method: operation.method,
    url: API_BASE + operation.path,
    schema: routeSchema(operation),
    config: { operation, ...limits },
    preValidation: guard(operation.access),
    handler: async (request, reply) => {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        headers: request.headers,
        user: request.member,
        language: request.language,
        request,
        reply,
      } as unknown as Call<O>;
      const result = await handle(call);
      if (reply.sent) return reply;
      if (isRefusal(result)) return sendRefusal(request, reply, result);
      const { status, body } = hasStatus(result) ? result : { status: Number(first), body: result };
      if (operation.answerType) reply.type(operation.answerType);
      return reply.code(status).send(body ?? undefined);
    },
  });
}
