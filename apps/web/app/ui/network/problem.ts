import type { Problem } from '@pulse/contract/client';

interface FailureFields {
  /** What happened, for a developer; not in the reader's language. */
  message: string;
  /** The fields that were rejected, each with its sentence. */
  fields: { field: string; detail: string }[];
}

/** A call that got no problem details: no network, a timeout of 30 seconds, or a foreign response. */
interface NoProblem extends FailureFields {
  /** The HTTP status; 0 without a response. */
  status: number;
  code: 'unreachable' | 'unknown';
  /** The sentence of a foreign response: its `detail` or its `message`. */
  detail?: string;
}

/**
 * What a failed call is reduced to: its message, its detail, which is a sentence in the reader's
 * language, and its HTTP status; with the stable code, which types the details.
 */
export type Failure = (Problem & FailureFields) | NoProblem;

const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;
const isProblem = (error: object): error is Problem => 'code' in error && 'status' in error;

/** The first of the values that is a text with something in it. */
const firstText = (...values: unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && value !== '');

/** Reads whatever a call threw. */
export function toFailure(error: unknown): Failure {
  const { message, detail, title } = readTexts(error);
  if (!isObject(error) || !('status' in error))
    return { status: 0, code: 'unreachable', message: message ?? 'No response', fields: [] };
  const status = Number(error.status);
  if (isProblem(error))
    return {
      ...error,
      message: firstText(title, message, detail) ?? '',
      fields: error.errors ?? [],
    };
  const shown = firstText(detail, message);
  const summary = firstText(message, title) ?? `Request failed with status ${status}`;
  return { status, code: 'unknown', message: summary, detail: shown, fields: [] };
}

function readTexts(error: unknown): { message?: string; detail?: string; title?: string } {
  if (!isObject(error)) return {};
  const read = (name: string) => firstText(name in error && Reflect.get(error, name));
  return { message: read('message'), detail: read('detail'), title: read('title') };
}

/**
 * Gives what the client throws for a failed response its HTTP status, which a body that is empty, a
 * text or of a foreign server lacks. A missing response stays as it is.
 */
export function addStatus(error: unknown, response: Response | undefined): unknown {
  if (!response || response.ok) return error;
  const body = isObject(error) ? error : {};
  return { ...body, status: response.status };
}
