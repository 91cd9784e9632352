import type { RefusalCode, Role } from '@pulse/domain';
import type { z } from 'zod';

/** Every operation stands below this path. */
export const API_BASE = '/api/v1';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, anyone signed in, or one of the roles named. */
export type Access = 'public' | 'signed_in' | readonly Role[];

/** One call of the API: all that a client and the server must agree on. */
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
  /** `multipart` bodies are read by the route itself; their schema is for the caller. */
  bodyType?: 'json' | 'multipart';
  /** The media type of the success response; JSON by default. An image's schema is `z.file()`. */
  responseType?: 'image/webp';
  /** Success answers by status; `null` means no body. */
  responses: Record<number, z.ZodType | null>;
  /** Refusals this operation may answer with, beside those any call may. */
  refusals: readonly RefusalCode[];
}

/** Declares an operation, keeping its exact types for the route and the client. */
export function operation<const O extends Operation>(definition: O): O {
  return definition;
}
