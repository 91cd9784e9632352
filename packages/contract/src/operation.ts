import type { RefusalCode, Role } from '@pulse/domain';
import type { z } from 'zod';

/** Every operation is below this path. */
export const API_BASE = '/api/v1';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: every client, every signed-in user, or one of the listed roles. */
export type Access = 'public' | 'signed_in' | readonly Role[];

/** A response that goes on: server-sent events, each with data of the response's schema. */
export const EVENT_STREAM = 'text/event-stream';

/**
 * What an answer shows besides its feature, so that a client reads it again after a change: the front
 * desk, today's figures, members looked up there, the partner's schedule, appeals, a search. What is
 * true at the `moment` only, as a quote, is never read again: after the change it would be refused.
 */
type Shown = 'desk' | 'today' | 'look-up' | 'schedule' | 'appeals' | 'search' | 'moment';

/** A feature of the API: one tag of the document, one group of its page. */
type Feature =
  | 'accounts'
  | 'analytics'
  | 'bookings'
  | 'checkins'
  | 'classes'
  | 'favourites'
  | 'feedback'
  | 'follows'
  | 'memberships'
  | 'notifications'
  | 'partners'
  | 'payments'
  | 'platform'
  | 'progress'
  | 'public-pages'
  | 'recommendations'
  | 'reviews'
  | 'statements'
  | 'venues';

/** What a client reads again together. */
export type RefetchTag = Feature | Shown;

/** One operation of the API: everything that a client and the server must agree on. */
export interface Operation {
  /** The name of the generated client's function. */
  id: string;
  method: Method;
  /** Below /api/v1, parameters as `:name`. */
  path: string;
  tag: Feature;
  /** What its answer shows; without it, its feature. */
  shows?: readonly RefetchTag[];
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** `multipart` bodies are read by the route itself; their schema is for the client. */
  bodyType?: 'json' | 'multipart';
  /**
   * A read that may be answered by a replica of the database, some seconds old but for what the client
   * has changed itself; with values, only if the query has one of them.
   */
  readsReplica?: true | Readonly<Record<string, readonly string[]>>;
  /** The media type of the success response; JSON by default. A file's schema is `z.file()`. */
  responseType?: 'image/webp' | 'text/csv' | 'application/pdf' | typeof EVENT_STREAM;
  /** Success responses by status; `null` means no body. */
  responses: Record<number, z.ZodType | null>;
  /** Refusals of this operation, in addition to those of every operation. */
  refusals: readonly RefusalCode[];
}

/** Whether a replica may answer the operation for this query. */
export function mayReadReplica({ readsReplica }: Operation, query: unknown): boolean {
  if (!readsReplica) return false;
  if (readsReplica === true) return true;
  const sent = query as Record<string, string>;
  return Object.entries(readsReplica).every(([name, values]) => values.includes(sent[name] ?? ''));
}

/** Declares an operation, keeping its exact types for the route and the client. */
export function operation<const O extends Operation>(definition: O): O {
  return definition;
}
