import { createOrganisation } from '@pulse/test-data';
import { expect } from 'vitest';
import { api, test as base } from '../../../../test/api-test.ts';
import { aMember } from '../../../../test/builders.ts';

const test = base.extend('overrides', { scope: 'file' }, { rateLimit: true });

test('an admin mails 20 invitations in a day, sent again or not', async () => {
  const organisationId = await createOrganisation(api.deps.db, { name: 'Studio Cèdre' });
  const admin = await api.clientFor(
    await aMember(api.deps, { role: 'partner_admin', organisationId }),
  );
  const invite = (person: number) =>
    admin.post('/partner/staff', {
      email: `stranger${person}@example.test`,
      full_name: 'Rami Khoury',
      role: 'partner_staff',
    });
  const first = await invite(0);
  for (let person = 1; person < 19; person += 1) expect((await invite(person)).status).toBe(201);
  const again = () => admin.post(`/partner/staff/${first.body.id}/resend`);
  expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(429);
  expect((await invite(20)).body.detail).toBe('That was too often. Please try again in 24 hours.');
});
