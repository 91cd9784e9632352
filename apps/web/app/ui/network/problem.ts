import type { Problem } from '@pulse/contract/client';

/** What a failed call is reduced to: a message to show, its stable code, its HTTP status. */
export interface Failure {
  /** 0 when no answer came: no network, or 30 seconds without one. */
  status: number;
  code: string;
  /** A sentence in the reader's language, when the server gave one. */
  detail?: string;
  details: Record<string, unknown>;
  fields: { field: string; detail: string }[];
}

const isProblem = (error: unknown): error is Partial<Problem> =>
  typeof error === 'object' && error !== null && 'status' in error;

/** Reads whatever a call threw. */
export function toFailure(error: unknown): Failure {
  if (!isProblem(error)) return { status: 0, code: 'unreachable', details: {}, fields: [] };
  return {
    status: error.status ?? 0,
    code: error.code ?? 'unknown',
    detail: error.detail ?? error.title,
    details: error.facts ?? {},
    fields: error.errors ?? [],
  };
}
