import { REFUSAL_STATUS, REFUSED_FIELDS } from '@pulse/contract';
import type { RefusalCode, RefusalDetailsByCode } from '@pulse/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskNotice, Refusal } from '../../refusal.ts';
import { type Language, translate } from '../../translation/translate.ts';

/** One field that was not acceptable, as the problem details carry it. */
export interface FieldProblem {
  field: string;
  code: string;
  detail: string;
}

/** RFC 9457 problem details. */
interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: RefusalCode;
  details?: RefusalDetailsByCode[RefusalCode];
  errors?: FieldProblem[];
  subject?: DeskNotice['subject'];
}

/** Sends a refusal as problem details, in the request's language. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const { code, details, deskNotice } = refusal;
  if (code === 'validation_failed' && 'field' in details && details.field !== undefined) {
    const { field, fault = 'invalid' } = details;
    const detail = translate(request.language, `fields.${fault}`);
    const errors = [{ field, code: fault, detail }];
    return sendProblem(reply, { ...problemOf(code, detail), details, errors });
  }
  if ('retry_after_seconds' in details) reply.header('retry-after', details.retry_after_seconds);
  const detail = sentenceOf(request.language, refusal);
  const field = REFUSED_FIELDS[code];
  return sendProblem(reply, {
    ...problemOf(code, detail),
    ...(Object.keys(details).length > 0 && { details }),
    ...(field && isSent(request, field) && { errors: [{ field, code, detail }] }),
    ...(deskNotice && { subject: deskNotice.subject }),
  });
}

/** A refusal as a sentence in a language; at the front desk the one that names the member. */
export function sentenceOf(language: Language, { code, details, deskNotice }: Refusal): string {
  return deskNotice
    ? translate(language, `desk.${deskNotice.sentence}`, { ...details, ...deskNotice.values })
    : translate(language, `refusals.${code}`, details);
}

/** Whether the request has the field: not each one that meets such a refusal does. */
function isSent({ body, query }: FastifyRequest, field: string): boolean {
  return [body, query].some(
    (input) => typeof input === 'object' && input !== null && field in input,
  );
}

/** Sends the problem details of invalid input, with one entry a field. */
export function sendFieldProblems(
  request: FastifyRequest,
  reply: FastifyReply,
  errors: FieldProblem[],
): FastifyReply {
  const [only, ...others] = errors;
  // A single invalid field is explained best by its own sentence.
  const detail =
    only && others.length === 0
      ? only.detail
      : translate(request.language, 'refusals.validation_failed');
  return sendProblem(reply, { ...problemOf('validation_failed', detail), errors });
}

/** The problem of a request that could not be read, as text: in English, since its language is unknown. */
export function problemText(status: number): string {
  const detail = translate('en', 'refusals.validation_failed');
  return JSON.stringify({ ...problemOf('validation_failed', detail), status });
}

function problemOf(code: RefusalCode, detail: string): ProblemDetails {
  return {
    type: `urn:pulse:problem:${code}`,
    title: code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' '),
    status: REFUSAL_STATUS[code],
    detail,
    code,
  };
}

function sendProblem(reply: FastifyReply, problem: ProblemDetails): FastifyReply {
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem);
}
