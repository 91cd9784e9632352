import { EMAIL_CHANGE_LINK_LIFETIME, EMAIL_RESTORE_LINK_LIFETIME } from '@pulse/domain';
import { expect } from 'vitest';
import { api, test as base } from '../../../../test/api-test.ts';
import {
  aMember,
  clientWithSession,
  dispatchedToken,
  mailedResetToken,
  signInAs,
  TEST_PASSWORD,
} from '../../../../test/builders.ts';
import { softwareAuthenticator } from '../../../../test/client/software-authenticator.ts';
import { waitForBlockedStatements } from '../../../../test/database/race-conditions.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { queueMail } from '../../../platform/mail/mail.sql.ts';
import { lockUser } from '../users/users.store.ts';

const test = base.extend('overrides', { scope: 'file' }, { rateLimit: true });

const password = TEST_PASSWORD;
let addresses = 0;
const anAddress = () => {
  addresses += 1;
  return `new${addresses}@example.test`;
};
const confirm = (token: string) => api.anonymous.post('/auth/change-email', { token });
const restore = (token: string) => api.anonymous.post('/auth/restore-email', { token });

async function aMemberSignedIn() {
  const user = await aMember(api.deps);
  return { ...user, me: clientWithSession(api, await signInAs(api, user)) };
}
/** A member who asks for another address, and the token that is mailed there. */
async function aChangeAskedFor() {
  const member = await aMemberSignedIn();
  const newEmail = anAddress();
  const asked = await member.me.post('/profile/email', { password, new_email: newEmail });
  expect(asked.status).toBe(202);
  const token = await dispatchedToken(api, 'account.email_change_requested', member.id);
  return { ...member, newEmail, token };
}
/** A member whose address was changed, and the token that is mailed to the one before. */
async function aChangedAddress() {
  const asked = await aChangeAskedFor();
  expect((await confirm(asked.token)).status).toBe(200);
  return { ...asked, back: await dispatchedToken(api, 'account.email_changed', asked.id) };
}
async function mailsTo(address: string): Promise<string[]> {
  await api.dispatchEvents();
  const mails = await api.deps.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', address)
    .orderBy('id')
    .execute();
  return mails.map(({ subject }) => subject);
}

test('the new address counts once its link is opened; both are mailed', async () => {
  const { email, newEmail, me, token } = await aChangeAskedFor();
  expect((await me.get('/profile')).body.email).toBe(email);
  expect(await mailsTo(newEmail)).toEqual(['Confirm your new address']);
  expect(await mailsTo(email)).toEqual([]);
  expect((await confirm(token)).body).toEqual({ email: newEmail });
  expect((await me.get('/profile')).body.email).toBe(newEmail);
  expect(await mailsTo(email)).toEqual(['Your Pulse address was changed']);
  expect((await signInAs(api, { email })).status).toBe(401);
  expect((await signInAs(api, { email: newEmail })).status).toBe(200);
  expect((await confirm(token)).body.code).toBe('link_invalid');
});

test('it needs the owner: the password or a passkey', async () => {
  const { me } = await aMemberSignedIn();
  const new_email = anAddress();
  const wrong = await me.post('/profile/email', { password: 'Wrong-Pass-1!', new_email });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials']);
  expect((await me.post('/profile/email', { new_email })).status).toBe(401);
  const device = softwareAuthenticator();
  const created = device.create((await me.post('/profile/passkeys/begin', { password })).body);
  await me.post('/profile/passkeys', { name: 'Phone', passkey: created });
  const passkey = device.sign((await api.anonymous.post('/auth/passkey')).body);
  expect((await me.post('/profile/email', { passkey, new_email })).status).toBe(202);
  expect(await mailsTo(new_email)).toHaveLength(1);
});

test('an address with an account is answered alike, and no mail is sent', async () => {
  const { me, id } = await aMemberSignedIn();
  const other = await aMember(api.deps);
  const asked = await me.post('/profile/email', { password, new_email: other.email.toUpperCase() });
  expect([asked.status, asked.body]).toEqual([202, '']);
  expect(await mailsTo(other.email)).toEqual([]);
  const links = await api.deps.db
    .selectFrom('email_links')
    .select('purpose')
    .where('user_id', '=', id)
    .execute();
  expect(links).toEqual([]);
});

test('an address that got an account meanwhile is not taken from it', async () => {
  const { email, newEmail, me, token } = await aChangeAskedFor();
  await aMember(api.deps, { email: newEmail });
  const refused = await confirm(token);
  expect([refused.status, refused.body.code]).toEqual([410, 'link_invalid']);
  expect((await me.get('/profile')).body.email).toBe(email);
});

test('the link works for 24 hours, and a newer one ends it', async () => {
  const { me, id, token } = await aChangeAskedFor();
  await me.post('/profile/email', { password, new_email: anAddress() });
  const newer = await dispatchedToken(api, 'account.email_change_requested', id);
  expect((await confirm(token)).body.code).toBe('link_invalid');
  api.clock.advance(EMAIL_CHANGE_LINK_LIFETIME);
  expect((await confirm(newer)).body.code).toBe('link_expired');
});

test('other sessions and pending links end with the change, the session that asked stays', async () => {
  const { email, id, me, token } = await aChangeAskedFor();
  const elsewhere = clientWithSession(api, await signInAs(api, { email }));
  await api.anonymous.post('/auth/forgot-password', { email });
  const reset = await mailedResetToken(api, id);
  await api.anonymous.post('/auth/sign-in-link', { email });
  const link = await dispatchedToken(api, 'account.sign_in_link_requested', id);
  expect((await confirm(token)).status).toBe(200);
  expect((await me.get('/auth/me')).status).toBe(200);
  expect((await elsewhere.get('/auth/me')).status).toBe(401);
  const body = { token: reset, password: 'Copper-Lamp-4!' };
  expect((await api.anonymous.post('/auth/reset-password', body)).status).toBe(410);
  expect((await api.anonymous.post('/auth/sign-in/link', { token: link })).status).toBe(410);
});

test('the address before takes the account back: sessions, password and passkeys end', async () => {
  const { email, newEmail, id, me, back } = await aChangedAddress();
  const device = softwareAuthenticator();
  const created = device.create((await me.post('/profile/passkeys/begin', { password })).body);
  await me.post('/profile/passkeys', { name: 'Thief', passkey: created });
  expect((await restore(back)).body).toEqual({ email });
  expect((await me.get('/auth/me')).status).toBe(401);
  for (const address of [email, newEmail])
    expect((await signInAs(api, { email: address })).status).toBe(401);
  const passkey = device.sign((await api.anonymous.post('/auth/passkey')).body);
  expect((await api.anonymous.post('/auth/sign-in/passkey', { passkey })).status).toBe(401);
  const token = await mailedResetToken(api, id);
  const fresh = { token, password: 'Copper-Lamp-4!' };
  expect((await api.anonymous.post('/auth/reset-password', fresh)).status).toBe(204);
  expect((await signInAs(api, { email, password: fresh.password })).status).toBe(200);
  expect((await restore(back)).body.code).toBe('link_invalid');
});

test('of two changes the first address takes it back too, for seven days', async () => {
  const { email, id, me, back } = await aChangedAddress();
  await me.post('/profile/email', { password, new_email: anAddress() });
  const second = await dispatchedToken(api, 'account.email_change_requested', id);
  expect((await confirm(second)).status).toBe(200);
  const later = await dispatchedToken(api, 'account.email_changed', id);
  expect((await restore(back)).body).toEqual({ email });
  expect((await restore(later)).body.code).toBe('link_invalid');
  const other = await aChangedAddress();
  api.clock.advance(EMAIL_RESTORE_LINK_LIFETIME);
  expect((await restore(other.back)).body.code).toBe('link_expired');
});

test('signing up with the address that became free keeps its owner out only once confirmed', async () => {
  const { email, back } = await aChangedAddress();
  const squatter = await aMember(api.deps, { email });
  await api.deps.db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', squatter.id)
    .execute();
  expect((await restore(back)).body).toEqual({ email });
  const other = await aChangedAddress();
  await aMember(api.deps, { email: other.email });
  expect((await restore(other.back)).body.code).toBe('link_invalid');
});

test('deleting the account deletes its mails, to addresses before and never confirmed too', async () => {
  const { email, newEmail, id, me } = await aChangedAddress();
  const never = anAddress();
  await me.post('/profile/email', { password, new_email: never });
  expect([await mailsTo(email), await mailsTo(newEmail), await mailsTo(never)]).toEqual([
    ['Your Pulse address was changed'],
    ['Confirm your new address'],
    ['Confirm your new address'],
  ]);
  // As the job leaves it a day after a link has expired: the mails stay for longer.
  await api.deps.db.deleteFrom('email_links').where('user_id', '=', id).execute();
  expect((await me.post('/profile/delete', { password })).status).toBe(204);
  for (const address of [email, newEmail, never]) expect(await mailsTo(address)).toEqual([]);
});

test('a mail that is being queued while its account is deleted is not', async () => {
  const { id } = await aMemberSignedIn();
  const recipient = anAddress();
  const content = { language: 'en' as const, title: '', greeting: '', paragraphs: [], footer: '' };
  const mail = { userId: id, recipient, subject: 'Late', content, eventKey: recipient };
  const queueing = await inTransaction(api.deps.db, async (tx) => {
    await lockUser(tx, id);
    const waiting = queueMail(api.deps.db, mail);
    await waitForBlockedStatements(api);
    await tx.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    return { waiting };
  });
  await queueing.waiting;
  expect(await mailsTo(recipient)).toEqual([]);
});
