import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../refusal.ts';
import { ServerBusy } from '../../server-busy.ts';
import { fieldProblems, InvalidInput } from '../problems/field-problems.ts';
import { isUnavailable } from '../problems/is-unavailable.ts';
import { sendFieldProblems, sendRefusal } from '../problems/problem-details.ts';

/** Fastify's own errors for a body that it could not read. */
const BODY_ERRORS: Record<string, 'payload_too_large' | 'unsupported_media_type'> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};
/**
 * PostgreSQL's class of errors for values that no column can store: zero bytes, lone surrogates.
 */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
/** When a client may try again what was unavailable: long enough for a restart. */
const RETRY_AFTER_SECONDS = 5;
/** When a client may try again what waited behind too much other work. */
const BUSY_DETAILS = { retry_after_seconds: 3 };

/** Turns everything that was thrown into a response; secrets and stack traces stay in the log. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isUnknownPath(error, request)) return sendRefusal(request, reply, refuse('not_found'));
    if (error instanceof InvalidInput)
      return sendFieldProblems(request, reply, fieldProblems(request.language, error.issues));
    const unreadable = BODY_ERRORS[error.code];
    if (unreadable) return sendRefusal(request, reply, refuse(unreadable));
    if (DATA_EXCEPTION.test(error.code)) {
      // The contract should have rejected it; the message may quote what a person wrote.
      const { url } = request.routeOptions;
      request.log.warn(
        { code: error.code, request: request.id, route: url },
        'a value was rejected by the database',
      );
      return sendRefusal(request, reply, refuse('validation_failed'));
    }
    // Expected under attack, which must not fill the log as well.
    if (error instanceof ServerBusy)
      return sendRefusal(request, reply, refuse('service_unavailable', BUSY_DETAILS));
    // Malformed JSON or an invalid URL: Fastify reports a client error.
    if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
      return sendRefusal(request, reply, refuse('validation_failed'));
    const route = request.routeOptions.url;
    request.log.error({ err: error, request: request.id, route }, 'a request failed');
    return sendRefusal(
      request,
      reply,
      isUnavailable(error)
        ? refuse('service_unavailable', { retry_after_seconds: RETRY_AFTER_SECONDS })
        : refuse('internal_error'),
    );
  });
}

/** Whether the id in a path is none: as little is there as at an id that nothing has. */
function isUnknownPath(error: FastifyError, request: FastifyRequest): boolean {
  const refusals: readonly string[] = request.routeOptions.config.operation?.refusals ?? [];
  return error.validationContext === 'params' && refusals.includes('not_found');
}
