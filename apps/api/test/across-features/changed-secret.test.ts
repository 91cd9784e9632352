import { generateSync } from 'otplib';
import { expect, onTestFinished } from 'vitest';
import { api, test } from '../api-test.ts';
import { buildApp, type TestApp, testConfig } from '../build-app.ts';
import {
  aMember,
  anOrganisation,
  aVenue,
  clientWithSession,
  signInAs,
  TEST_PASSWORD,
} from '../builders.ts';
import { applicationFixture } from '../fixtures/application-fixture.ts';

/* What the earlier secret signed or encrypted is accepted as long as it stands after the newest. */

const NEWEST = 'the newest secret of these tests, long enough';
const APPLICATIONS = '/admin/partner-applications';

/** The servers on the same database after the secret was changed. */
async function afterTheChange(...earlier: readonly string[]): Promise<TestApp> {
  const { databaseUrl, clock } = api;
  const changed = await buildApp({ databaseUrl, secrets: [NEWEST, ...earlier] });
  changed.clock.set(new Date(clock.now()).toISOString());
  onTestFinished(() => changed.close());
  return changed;
}

/** A member who signs in with a second factor. */
async function aMemberWithSecondFactor() {
  const user = await aMember(api.deps);
  const me = clientWithSession(api, await signInAs(api, user));
  const { secret } = (await me.post('/profile/second-factor', { password: TEST_PASSWORD })).body;
  const code = () => generateSync({ secret, epoch: Math.floor(api.clock.now() / 1000) });
  const { body } = await me.post('/profile/second-factor/confirm', { code: code() });
  return { ...user, code, recoveryCodes: body.recovery_codes as string[] };
}

test('a session goes on, with its access token and with its refresh token', async () => {
  const session = (await signInAs(api, await aMember(api.deps))).body;
  const { app, anonymous } = await afterTheChange(...testConfig.secrets);
  const headers = { authorization: `Bearer ${session.access_token}` };
  expect((await app.inject({ url: '/api/v1/auth/me', headers })).statusCode).toBe(200);
  const { refresh_token } = session;
  expect((await anonymous.post('/auth/refresh', { refresh_token })).status).toBe(200);
  const without = await afterTheChange();
  expect((await without.app.inject({ url: '/api/v1/auth/me', headers })).statusCode).toBe(401);
});

test('a second factor signs in, with a code of the app and with a recovery code', async () => {
  const user = await aMemberWithSecondFactor();
  const changed = await afterTheChange(...testConfig.secrets);
  const [recoveryCode] = user.recoveryCodes;
  const begun = await signInAs(api, user);
  api.clock.advance(60_000);
  changed.clock.advance(60_000);
  for (const code of [user.code(), recoveryCode]) {
    const { challenge } = begun.body.details;
    const { status } = await changed.anonymous.post('/auth/sign-in/second-factor', {
      challenge,
      code,
    });
    expect(status).toBe(200);
  }
});

test('a printed link of a venue checks in, and the next one is of the newest secret', async () => {
  const changed = await afterTheChange(...testConfig.secrets);
  const organisationId = await anOrganisation(api.deps);
  const owner = await aMember(api.deps, { role: 'partner_admin', organisationId });
  const venueId = await aVenue(api.deps.db, { organisation_id: organisationId });
  const printedBy = async (server: TestApp): Promise<string> => {
    const codes = await (await server.clientFor(owner)).get(`/partner/venues/${venueId}/qr-codes`);
    return codes.body.signed_url.split('/').at(-1);
  };
  const member = await changed.clientFor(await aMember(api.deps));
  const [before, after] = [await printedBy(api), await printedBy(changed)];
  expect(before).not.toBe(after);
  for (const signature of [before, after]) {
    const scanned = await member.post('/check-ins/options', { venue_id: venueId, signature });
    expect(scanned.status).toBe(200);
  }
});

test('the mailed link of an application stays the same, also after the next decision', async () => {
  const applications = applicationFixture(api);
  const { id, email } = await applications.submit();
  const token = await applications.linkFor(email);
  const changed = await afterTheChange(...testConfig.secrets);
  const ops = await changed.clientFor(await aMember(api.deps, { role: 'ops' }));
  const decided = await ops.post(`${APPLICATIONS}/${id}/decision`, {
    decision: 'changes_requested',
    reason: 'Which rooms?',
  });
  expect(decided.status).toBe(200);
  const opened = await changed.anonymous.post('/partner-applications/open', { token });
  expect(opened.body).toMatchObject({ id, status: 'changes_requested' });
});

test('once all is encrypted again, the earlier secret can go without loss', async () => {
  const user = await aMemberWithSecondFactor();
  const applications = applicationFixture(api);
  const waiting = await applications.submit();
  const approved = await applications.submit();
  const reviewer = await aMember(api.deps, { role: 'ops' });
  const before = await api.clientFor(reviewer);
  await before.post(`${APPLICATIONS}/${approved.id}/decision`, { decision: 'approved' });

  const changed = await afterTheChange(...testConfig.secrets);
  for (const job of ['accounts.renew-encryption', 'partners.renew-secrets'])
    await changed.runJob(job);

  const without = await afterTheChange();
  const ops = await without.clientFor(reviewer);
  for (const { id, sent } of [waiting, approved]) {
    const { tax_id, bank_account } = sent;
    const revealed = await ops.post(`${APPLICATIONS}/${id}/reveal`);
    expect(revealed.body).toMatchObject({ tax_id, bank_account });
  }
  const repeated = await applicationFixture(without).submit({ tax_id: waiting.sent.tax_id });
  const { duplicates } = (await ops.get(`${APPLICATIONS}/${repeated.id}`)).body;
  const found = duplicates.find(
    ({ application }: { application: { id: string } }) => application.id === waiting.id,
  );
  expect(found.same).toContain('tax_id');
  api.clock.advance(60_000);
  without.clock.advance(60_000);
  const { challenge } = (await signInAs(without, user)).body.details;
  const signIn = { challenge, code: user.code() };
  expect((await without.anonymous.post('/auth/sign-in/second-factor', signIn)).status).toBe(200);
});
