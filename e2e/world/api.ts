import { randomUUID } from 'node:crypto';
import { PASSWORD, type Person } from './people.ts';

/** Where the running stack is reached. */
export function origin(): string {
  const found = process.env.PULSE_JOURNEY_ORIGIN;
  if (!found) throw new Error('The stack is not running.');
  return found;
}

interface Session {
  access_token: string;
  refresh_token: string;
  user: unknown;
}

/** What a browser keeps of somebody who is signed in, under the keys that the product names. */
export async function signedInStorage(person: Pick<Person, 'email'>, at = origin()) {
  const session = await signIn(person);
  const entries = {
    pulse_access_token: session.access_token,
    pulse_refresh_token: session.refresh_token,
    pulse_user: JSON.stringify(session.user),
  };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: at, localStorage }] };
}

function signIn({ email }: Pick<Person, 'email'>): Promise<Session> {
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
