import { afterAll, expect } from 'vitest';
import { executedStatements } from '../../../../test/database/executed-statements.ts';
import {
  createFrontDeskFixture,
  type FrontDeskFixture,
  fixture,
  test,
} from '../../../../test/fixtures/front-desk-fixture.ts';

/** Of one arrival, with BEGIN and COMMIT where there are any. */
const MOST = 4;
let gym: FrontDeskFixture;
test.beforeAll(async () => {
  gym = await createFrontDeskFixture({ open_gym: true });
});
afterAll(() => gym.close());

type Answer = { status: number };

/** Of a connection that is opened, and of announcements, of which one is about many arrivals. */
const OTHER = /^\s*(-- [^\n]*\n\s*)?SET statement_timeout|pg_notify/;

/** The statements that an arrival sends. */
async function roundTripsOf(arrive: () => Promise<Answer>): Promise<string[]> {
  let status = 0;
  const statements = await executedStatements(async () => {
    ({ status } = await arrive());
  });
  expect(status).toBe(201);
  return statements.filter((statement) => !OTHER.test(statement));
}

const aBookedMember = async () => fixture.createBookedMember(await fixture.createSessionIn(20));

test.for<[string, () => Promise<() => Promise<Answer>>]>([
  [
    'a member’s own scan',
    async () => {
      const member = await aBookedMember();
      return () => member.post('/check-ins', { qr_code: fixture.qrCode });
    },
  ],
  [
    'a scan at the desk',
    async () => {
      const code = await (await aBookedMember()).code();
      const scan = { venue_id: fixture.venueId, code };
      return () => fixture.staff.post('/partner/check-ins/scan', scan);
    },
  ],
  [
    'a tick at the desk',
    async () => {
      const { bookingId } = await aBookedMember();
      return () => fixture.staff.post('/partner/check-ins/by-hand', { booking_id: bookingId });
    },
  ],
  [
    'a walk-in whose code is scanned',
    async () => {
      const member = await fixture.createMember();
      const class_session_id = await fixture.createSessionIn(20);
      const code = await fixture.digitalIdCodeOf(member.id);
      return () => fixture.staff.post('/partner/check-ins/walk-in', { class_session_id, code });
    },
  ],
  [
    'a member’s own scan for open gym',
    async () => {
      const visitor = await gym.createMember();
      return () => visitor.post('/check-ins', { qr_code: gym.qrCode });
    },
  ],
  [
    'a scan at the desk for open gym',
    async () => {
      const visitor = await gym.createMember();
      const scan = { venue_id: gym.venueId, code: await gym.digitalIdCodeOf(visitor.id) };
      return () => gym.staff.post('/partner/check-ins/scan', scan);
    },
  ],
])(`%s takes at most ${MOST} round trips`, async ([_, prepare]) => {
  expect((await roundTripsOf(await prepare())).length).toBeLessThanOrEqual(MOST);
});
