import { OPERATIONS } from '@pulse/contract';
import { ROLES, type Role } from '@pulse/domain';
import { describe, expect } from 'vitest';
import { api, test } from '../../api-test.ts';
import { aMember } from '../../builders.ts';
import type { TestClient } from '../../client/test-client.ts';
import { createPartnerResources, type PartnerResources } from '../../fixtures/partner-resources.ts';
import { analyticsRows } from './analytics-rows.ts';
import { classRows } from './class-rows.ts';
import { frontDeskRows } from './front-desk-rows.ts';
import { organisationRows } from './organisation-rows.ts';
import type { Request } from './row.ts';
import { scheduleRows } from './schedule-rows.ts';
import { statementRows } from './statement-rows.ts';
import { venueRows } from './venue-rows.ts';

/*
 * Who may do what for an organisation, written down by hand: the contract's own declarations cannot
 * prove themselves. A route below /partner that is missing here fails the first test.
 */
const MATRIX = {
  ...venueRows,
  ...classRows,
  ...scheduleRows,
  ...frontDeskRows,
  ...organisationRows,
  ...statementRows,
  ...analyticsRows,
};

let mine: PartnerResources;
let theirs: PartnerResources;
test.beforeAll(async () => {
  api.clock.set('2026-11-22T12:00:00Z');
  mine = await createPartnerResources(api);
  theirs = await createPartnerResources(api);
});

const partnerOperations = OPERATIONS.filter(({ path }) => path.startsWith('/partner/'));
const WITHOUT_ORGANISATION: readonly Role[] = ['member', 'ops', 'admin'];

const clients = new Map<Role, Promise<TestClient>>();

/** One member of each role for all tests: none of them changes the member who asks. */
function clientOf(role: Role): Promise<TestClient> {
  const known = clients.get(role) ?? createClient(role);
  clients.set(role, known);
  return known;
}

async function createClient(role: Role): Promise<TestClient> {
  const organisationId = WITHOUT_ORGANISATION.includes(role) ? null : mine.organisation;
  return api.clientFor(await aMember(api.deps, { role, organisationId }));
}

function send(client: TestClient, id: string, [path, body]: Request) {
  const method = partnerOperations.find((one) => one.id === id)?.method ?? 'GET';
  if (method === 'GET') return client.get(path);
  if (method === 'DELETE') return client.delete(path);
  return client[method === 'POST' ? 'post' : method === 'PUT' ? 'put' : 'patch'](path, body);
}

test('every route of partners is in the table, and nothing else', () => {
  expect(Object.keys(MATRIX).sort()).toEqual(partnerOperations.map(({ id }) => id).sort());
});

describe.each(Object.entries(MATRIX))('%s', (id, { roles, about, other, everywhere = [] }) => {
  test('answers 401 signed out', async () => {
    const { status } = await send(api.anonymous, id, await about(mine));
    expect(status).toBe(401);
  });

  test.each(ROLES.filter((role) => !roles.includes(role)))('is forbidden to %s', async (role) => {
    const { status, body } = await send(await clientOf(role), id, await about(mine));
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  const inOrganisation = roles.filter((role) => !WITHOUT_ORGANISATION.includes(role));
  test.each(inOrganisation)('is open to %s of the organisation', async (role) => {
    const { status, body } = await send(await clientOf(role), id, await about(mine));
    expect([401, 403]).not.toContain(status);
    expect(body.code).not.toBe('not_found');
  });

  test.each(roles)('tells %s nothing of another organisation', async (role) => {
    const { status, body } = await send(await clientOf(role), id, await about(theirs));
    if (everywhere.includes(role)) return expect(body.code).not.toBe('not_found');
    if (other === 'own') return expect(JSON.stringify(body)).not.toContain(theirs.venue);
    return expect([status, body.code]).toEqual(
      other === 'invalid' ? [400, 'validation_failed'] : [404, 'not_found'],
    );
  });
});
