import { randomUUID } from 'node:crypto';
import { PASSWORD, type Person } from './people.ts';

/** Where the running stack is reached. */
export function origin(): string {
  const found = process.env.PULSE_JOURNEY_ORIGIN;
  if (!found) throw new Error('The stack is not running.');
  return found;
}

export interface Session {
  access_token: string;
  refresh_token: string;
  user: unknown;
}

/** Signs in as a browser does. */
export function signIn({ email }: Pick<Person, 'email'>): Promise<Session> {
  return callApi<Session>('POST', '/auth/sign-in', { email, password: PASSWORD });
}

/** What somebody does at another device, while the browser of the test looks on. */
export async function actAs(person: Person): Promise<{
  book(classId: string, more?: object): Promise<{ id: string; status: string }>;
  cancel(bookingId: string): Promise<unknown>;
  post<Answer>(path: string, body: object): Promise<Answer>;
}> {
  const { access_token } = await signIn(person);
  const post = <Answer>(path: string, body: object) =>
    callApi<Answer>('POST', path, body, access_token);
  return {
    post,
    book: (classId, more = {}) => post('/bookings', { class_session_id: classId, ...more }),
    cancel: (bookingId) => post(`/bookings/${bookingId}/cancel`, {}),
  };
}

async function callApi<Answer>(
  method: string,
  path: string,
  body: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${origin()}/api/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Answer;
}
