import { z } from 'zod';
import type { Operation } from './operation.ts';
import { problem } from './refusals/problem.ts';
import {
  COMMON_REFUSALS,
  REFUSAL_STATUS,
  ROLE_REFUSALS,
  SIGNED_IN_REFUSALS,
} from './refusals/refusal-statuses.ts';

/** The statuses of an operation's refusals, including those of every operation. */
export function refusalStatuses(operation: Operation): number[] {
  const access =
    operation.access === 'public'
      ? []
      : operation.access === 'signed_in'
        ? SIGNED_IN_REFUSALS
        : ROLE_REFUSALS;
  const codes = [...operation.refusals, ...access, ...COMMON_REFUSALS];
  return [...new Set(codes.map((code) => REFUSAL_STATUS[code]))].sort((a, b) => a - b);
}

/** The Fastify route schema of an operation: input, responses and refusals. */
export function routeSchema(operation: Operation) {
  const response: Record<number, z.ZodType> = {};
  for (const status of refusalStatuses(operation)) response[status] = problem;
  for (const [status, schema] of Object.entries(operation.responses))
    response[Number(status)] = schema ?? z.null();
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    ...(operation.params && { params: operation.params }),
    ...(operation.query && { querystring: operation.query }),
    ...(operation.headers && { headers: operation.headers }),
    ...(operation.body && operation.bodyType !== 'multipart' && { body: operation.body }),
    ...(operation.bodyType === 'multipart' && { consumes: ['multipart/form-data'] }),
    ...(operation.readsReplica && { 'x-reads-replica': operation.readsReplica }),
    ...(operation.access !== 'public' && { security: [{ bearer: [] }] }),
    response,
  };
}
