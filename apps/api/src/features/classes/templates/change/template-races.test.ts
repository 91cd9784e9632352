import { sql } from 'kysely';
import { expect } from 'vitest';
import { aMember, aVenue } from '../../../../../test/builders.ts';
import {
  runWhileLocked,
  waitForBlockedStatements,
  whileAuditLogLocked,
} from '../../../../../test/database/race-conditions.ts';
import { fixture, test } from '../../../../../test/fixtures/class-template-fixture.ts';
import { isRefusal } from '../../../../platform/refusal.ts';
import { extendSchedules } from '../../schedule/extend-schedules.ts';
import { archiveClassTemplate } from '../archive-class-template.ts';
import { findTemplate, lockTemplate } from '../class-templates.store.ts';
import { changeClassTemplate } from './change-class-template.ts';
import { locksFor } from './lock-template-sessions.ts';

const path = (id: string) => `/partner/class-templates/${id}`;
const change = (fields: object) => ({
  version: 1,
  apply_to_booked: false,
  reason: '',
  ...fields,
});
const tuesday = { weekly: [{ weekday: 2, start: '18:00' }] };

test('a member who books while a class is changed waits, and learns what it became', async () => {
  const { id } = await fixture.create({ last_date: '2026-11-24' });
  const [session] = await fixture.sessionsOf(id);
  const member = await fixture.createMember();
  const real = locksFor(fixture.deps, false);
  const [locked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changed = changeClassTemplate(fixture.deps, fixture.staff, id, change(tuesday), {
    template: real.template,
    sessions: async (...args) => {
      await real.sessions(...args);
      locked.resolve();
      await go.promise;
    },
  });
  await locked.promise;
  const booking = member.book(session?.id ?? '');
  await waitForBlockedStatements(fixture);
  go.resolve();
  expect(await changed).toMatchObject({ impact: { at_once: { created: 1, removed: 1 } } });
  expect(await booking).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await fixture.sessionsOf(id)).toMatchObject([{ local_date: '2026-11-24', booked: 0 }]);
});

test('a session that was booked in the meantime waits for consent', async () => {
  const { id } = await fixture.create({ last_date: '2026-11-24' });
  const [session] = await fixture.sessionsOf(id);
  // A booking holds the session's row from before the change begins until after it waits.
  const [answer] = await runWhileLocked(
    fixture,
    (tx) => sql`UPDATE class_sessions SET booked = 1 WHERE id = ${session?.id}`.execute(tx),
    [() => fixture.asStaff.patch(path(id), { version: 1, ...tuesday })],
  );
  expect(answer?.body.impact).toMatchObject({
    at_once: { created: 1, removed: 0 },
    booked: { removed: 1 },
  });
  expect((await fixture.sessionsOf(id)).map((one) => one.local_date)).toEqual([
    '2026-11-23',
    '2026-11-24',
  ]);
});

test('without the lock it would be removed with its booking, so the test above can fail', async () => {
  const { id } = await fixture.create({ last_date: '2026-11-24' });
  const [session] = await fixture.sessionsOf(id);
  const unlocked = { template: lockTemplate, sessions: async () => undefined };
  const [answer] = await runWhileLocked(
    fixture,
    (tx) => sql`UPDATE class_sessions SET booked = 1 WHERE id = ${session?.id}`.execute(tx),
    [() => changeClassTemplate(fixture.deps, fixture.staff, id, change(tuesday), unlocked)],
  );
  expect(answer && !isRefusal(answer) && answer.impact.at_once.removed).toBe(1);
});

test('of two who save at once, the second is refused', async () => {
  const { id } = await fixture.create();
  const saved = await Promise.all(
    ['First', 'Second'].map((name) => fixture.asStaff.patch(path(id), { version: 1, name })),
  );
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(saved.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'version_conflict',
    details: { version: 2 },
  });
});

test('without the lock of the class both would save, so the test above can fail', async () => {
  const { id } = await fixture.create();
  const bothRead = Promise.withResolvers<void>();
  let readers = 0;
  const locks = {
    ...locksFor(fixture.deps, false),
    template: async (...args: Parameters<typeof findTemplate>) => {
      const row = await findTemplate(...args);
      readers += 1;
      if (readers === 2) bothRead.resolve();
      await bothRead.promise;
      return row;
    },
  };
  const saved = await Promise.all(
    ['First', 'Second'].map((name) =>
      changeClassTemplate(fixture.deps, fixture.staff, id, change({ name }), locks),
    ),
  );
  expect(saved.filter((result) => !isRefusal(result))).toHaveLength(2);
});

test.each(['created', 'changed'])(
  'a venue keeps its time zone while a class there is %s',
  async (how) => {
    const { db } = fixture.deps;
    const { organisation } = fixture;
    const venue_id = await aVenue(db, { organisation_id: organisation, status: 'draft' });
    const asAdmin = await fixture.clientFor(
      await aMember(fixture.deps, { role: 'partner_admin', organisationId: organisation }),
    );
    // Its first date is so late that it has no sessions yet.
    const { id } = await fixture.create({ venue_id, first_date: '2027-06-01' });
    const give = () =>
      how === 'created'
        ? fixture.create({ venue_id })
        : fixture.asStaff.patch(path(id), { version: 1, first_date: '2026-11-01' });
    // The sessions are inserted, and visible to no other transaction until this is committed.
    const { given, moved } = await whileAuditLogLocked(fixture, async () => {
      const given = give();
      await waitForBlockedStatements(fixture, 1);
      const zone = { version: 1, time_zone: 'Europe/Paris' };
      const moved = asAdmin.patch(`/partner/venues/${venue_id}`, zone);
      await waitForBlockedStatements(fixture, 2);
      return { given, moved };
    });
    await given;
    expect((await moved).body).toMatchObject({
      code: 'time_zone_in_use',
      details: { sessions: 8 },
    });
  },
);

test('a trainer is not archived while a class is given to them', async () => {
  const { body: trainer } = await fixture.asStaff.post('/partner/trainers', {
    name: 'Maya',
    activities: [],
  });
  const { created, archived } = await whileAuditLogLocked(fixture, async () => {
    const created = fixture.create({ trainer_id: trainer.id });
    await waitForBlockedStatements(fixture, 1);
    const archived = fixture.asStaff.post(`/partner/trainers/${trainer.id}/archive`, {});
    await waitForBlockedStatements(fixture, 2);
    return { created, archived };
  });
  await created;
  expect((await archived).body).toMatchObject({
    code: 'trainer_has_classes',
    details: { sessions: 8, templates: 1 },
  });
});

const scheduledOf = async (id: string) =>
  (await fixture.sessionsOf(id)).filter(({ status }) => status === 'scheduled');

/** Holds back the transaction that writes to the audit log at its end: its rows are visible to no other yet. */
async function archiveWhilePublishing<Archived>(id: string, archive: () => Promise<Archived>) {
  const { published, archived } = await whileAuditLogLocked(fixture, async () => {
    const published = fixture.asStaff.post(`${path(id)}/publish`);
    await waitForBlockedStatements(fixture, 1);
    const archived = archive();
    await waitForBlockedStatements(fixture, 2);
    return { published, archived };
  });
  return [await published, await archived] as const;
}

test('a partner who archives a draft while it is published waits, and leaves no class to come', async () => {
  const { id } = await fixture.create({ draft: true });
  const [published, archived] = await archiveWhilePublishing(id, () =>
    fixture.asStaff.post(`${path(id)}/archive`, {}),
  );
  expect([published.body.status, archived.body.status]).toEqual(['published', 'archived']);
  expect(await scheduledOf(id)).toEqual([]);
});

test('without the lock of the class its sessions would stay, so the test above can fail', async () => {
  const { id } = await fixture.create({ draft: true });
  const unlocked = { template: findTemplate, sessions: async () => undefined };
  await archiveWhilePublishing(id, () =>
    archiveClassTemplate(fixture.deps, fixture.staff, id, { reason: '' }, unlocked),
  );
  expect(await scheduledOf(id)).toHaveLength(8);
});

test('a draft that is archived first is not published any more', async () => {
  const { id } = await fixture.create({ draft: true });
  await fixture.asStaff.post(`${path(id)}/archive`, {});
  const published = await fixture.asStaff.post(`${path(id)}/publish`);
  expect(published.body.code).toBe('class_template_archived');
  expect(await fixture.sessionsOf(id)).toEqual([]);
});

test('a member who cancels while the class moves is not notified of the move', async () => {
  const { id } = await fixture.create({ last_date: '2026-11-24' });
  const [session] = await fixture.sessionsOf(id);
  const member = await fixture.createMember();
  const booking = (await member.book(session?.id ?? '')).body.id;
  const real = locksFor(fixture.deps, true);
  const [locked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const moved = { weekly: [{ weekday: 1, start: '19:00' }], apply_to_booked: true };
  const changed = changeClassTemplate(fixture.deps, fixture.staff, id, change(moved), {
    template: real.template,
    sessions: async (...args) => {
      await real.sessions(...args);
      locked.resolve();
      await go.promise;
    },
  });
  await locked.promise;
  const cancelled = member.post(`/bookings/${booking}/cancel`, {});
  await waitForBlockedStatements(fixture);
  go.resolve();
  expect(await changed).toMatchObject({ impact: { booked: { changed: 1 } } });
  expect((await cancelled).body).toMatchObject({ status: 'cancelled' });
  await fixture.dispatchEvents();
  const { body } = await member.get('/notifications');
  const titles = body.map(({ title }: { title: string }) => title);
  expect(titles).not.toContain('New time: Reformer Flow');
  expect(titles).toContain('Cancelled: Reformer Flow');
  expect(await fixture.sessionsOf(id)).toMatchObject([{ booked: 0, local_minute: 19 * 60 }]);
});

test('the daily job waits for a request that changes a class', async () => {
  const { id } = await fixture.create();
  const [created] = await runWhileLocked(
    fixture,
    (tx) => lockTemplate(tx, fixture.organisation, id),
    [() => extendSchedules(fixture.deps)],
  );
  expect(created).toBeGreaterThan(0);
});
