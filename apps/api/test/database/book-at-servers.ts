import type { KyselyPlugin } from 'kysely';
import { createBookClass } from '../../src/features/bookings/book/book-class.ts';
import type { BookClassCommand } from '../../src/features/bookings/book/decide-attempt.ts';
import { isRefusal } from '../../src/platform/refusal.ts';
import type { BookingFixture, TestMember } from '../fixtures/booking-fixture.ts';

/** A request to book: who, which class, and perhaps an idempotency key or accepting to wait. */
export interface BookingRequest {
  member: Pick<TestMember, 'id'>;
  session: string;
  key?: string;
  joinWaitlist?: boolean;
}

/** A response as a test compares it. */
export interface BookingOutcome {
  status: number;
  body: { id?: string; code?: string };
}

/**
 * Books at several servers, each of which gathers its requests into one batch. All have read what
 * they decide on before the first of them writes, and then they write one after the other: each but
 * the first writes what it decided on outdated data, for certain.
 */
export async function bookAtServers(
  { deps }: BookingFixture,
  servers: readonly (readonly BookingRequest[])[],
): Promise<BookingOutcome[]> {
  const started = servers.map((requests) => {
    const read = Promise.withResolvers<void>();
    const mayWrite = Promise.withResolvers<void>();
    const db = deps.db.withPlugin(holdFirstResult(read.resolve, mayWrite.promise));
    const bookClass = createBookClass({ ...deps, db });
    const responses = Promise.all(requests.map((request) => bookClass(commandOf(request))));
    return { read: read.promise, mayWrite: mayWrite.resolve, responses };
  });
  await Promise.all(started.map(({ read }) => read));
  const outcomes: BookingOutcome[] = [];
  for (const { mayWrite, responses } of started) {
    mayWrite();
    for (const response of await responses)
      outcomes.push(
        isRefusal(response) ? { status: 409, body: { code: response.code } } : response,
      );
  }
  return outcomes;
}

/** The command of a request that does not pay. */
export function commandOf({
  member,
  session,
  key,
  joinWaitlist = false,
}: BookingRequest): BookClassCommand {
  return {
    userId: member.id,
    sessionId: session,
    joinWaitlist,
    payDropIn: false,
    idempotencyKey: key === undefined ? null : { value: key, requestHash: Buffer.alloc(32) },
  };
}

function holdFirstResult(onResult: () => void, released: Promise<void>): KyselyPlugin {
  let held = false;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (held) return result;
      held = true;
      onResult();
      await released;
      return result;
    },
  };
}
