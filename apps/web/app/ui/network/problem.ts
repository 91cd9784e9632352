import type { Problem } from '@pulse/contract/client';

interface FailureFields {
  /** The fields that were rejected, each with its sentence. */
  fields: { field: string; detail: string }[];
}

/** A call that got no problem details: no network, a timeout of 30 seconds, or a foreign response. */
interface NoProblem extends FailureFields {
  /** The HTTP status; 0 without a response. */
  status: number;
  code: 'unreachable' | 'unknown';
  detail?: string;
}

/** What a failed call is reduced to: its HTTP status, its stable code, which types the details, and a sentence in the reader's language. */
export type Failure = (Problem & FailureFields) | NoProblem;

const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;
const isProblem = (error: object): error is Problem => 'code' in error && 'status' in error;

/** Reads whatever a call threw. */
export function toFailure(error: unknown): Failure {
  if (!isObject(error) || !('status' in error))
    return { status: 0, code: 'unreachable', fields: [] };
  if (!isProblem(error)) return { status: Number(error.status), code: 'unknown', fields: [] };
  return { ...error, fields: error.errors ?? [] };
}
