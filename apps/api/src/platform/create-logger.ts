import { type DestinationStream, destination, pino } from 'pino';

/** Whatever an error or a request carries, none of these ever reaches the log. */
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
  // A failed statement carries its values in the database's own words.
  'err.detail',
  'err.where',
  'err.parameters',
];

/** The server's log: JSON lines on standard output, without secrets or addresses of people. */
export function createLogger(level: string, output: DestinationStream = destination(1)) {
  return pino({ level, redact: REDACTED_PATHS }, output);
}
