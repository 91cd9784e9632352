import type { RefusalCode, Role } from '@pulse/domain';
import type { z } from 'zod';

/** Every operation is below this path. */
export const API_BASE = '/api/v1';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, any signed-in user, or one of the listed roles. */
export type Access = 'public' | 'signed_in' | readonly Role[];

/** A response that goes on: server-sent events, each with data of the response's schema. */
export const EVENT_STREAM = 'text/event-stream';

/** One operation of the API: everything that a client and the server must agree on. */
export interface Operation {
  /** The name of the generated client's function. */
  id: string;
  method: Method;
  /** Below /api/v1, parameters as `:name`. */
  path: string;
  tag: string;
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** `multipart` bodies are read by the route itself; their schema is for the client. */
  bodyType?: 'json' | 'multipart';
  /** The media type of the success response; JSON by default. A file's schema is `z.file()`. */
  responseType?: 'image/webp' | 'text/csv' | 'application/pdf' | typeof EVENT_STREAM;
  /** Success responses by status; `null` means no body. */
  responses: Record<number, z.ZodType | null>;
  /** Refusals of this operation, in addition to those of every operation. */
  refusals: readonly RefusalCode[];
}

/** Declares an operation, keeping its exact types for the route and the client. */
export function operation<const O extends Operation>(definition: O): O {
  return definition;
}
