import { type DestinationStream, destination, pino } from 'pino';

/** These values of an error or a request are never logged. */
const REDACTED_PATHS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  '*.password',
  '*.current_password',
  '*.token',
  '*.refresh_token',
  '*.access_token',
  '*.email',
  'password',
  'token',
  'refresh_token',
  'access_token',
  'email',
  // The detail of a failed statement contains its values.
  'err.detail',
  'err.where',
  'err.parameters',
];

/** The server's log: JSON lines on standard output, without secrets or personal addresses. */
export function createLogger(level: string, output: DestinationStream = destination(1)) {
  return pino({ level, redact: REDACTED_PATHS }, output);
}
