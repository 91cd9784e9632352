import { expect } from 'vitest';
import { api, test } from '../api-test.ts';
import { aMember } from '../builders.ts';

test.each(['/venues/xyz', '/trainers/xyz', '/class-sessions/xyz/series'])(
  'GET %s, an address that is no id, finds nothing instead of an invalid field',
  async (path) => {
    const member = await api.clientFor(await aMember(api.deps));
    expect(await member.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

test('a value that is no id in a body is still an invalid field', async () => {
  const member = await api.clientFor(await aMember(api.deps));
  const refused = await member.post('/bookings', { class_session_id: 'xyz' });
  expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});
