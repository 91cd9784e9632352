import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClient } from '../torture/client.ts';
import { atLeader } from '../torture/cluster/at-leader.ts';
import { insertSeedData } from '../torture/insert-seed-data.ts';
import { hostsOf } from './host-names.ts';
import type { Cluster } from './start-cluster.ts';

/** Books a place and keeps a photo through each balancer, and returns a sentence about it; throws when one is refused. */
export async function bookOnce({ origins }: Cluster): Promise<string> {
  const { members, classes } = await atLeader(insertSeedData);
  for (const [index, origin] of origins.entries()) {
    const send = createClient([origin], () => undefined);
    const { status, body } = await send('POST', '/bookings', {
      token: members[index]?.token ?? '',
      body: { class_session_id: classes[0] },
      key: randomUUID(),
    });
    if (status !== 201) throw new Error(`The booking was answered ${status}: ${body.code}`);
    await uploadPhoto(origin, members[index]?.token ?? '');
  }
  return `a place was booked and a photo kept through each of ${origins.length} balancers`;
}

const PHOTO = new URL('../../apps/web/public/apple-touch-icon.png', import.meta.url);

/** Every server reads the photo that one of them has stored. */
async function uploadPhoto(origin: string, authorization: string): Promise<void> {
  const form = new FormData();
  form.append('photo', new Blob([readFileSync(PHOTO)], { type: 'image/png' }), 'photo.png');
  const headers = { authorization };
  const path = `${origin}/api/v1/profile/photo`;
  const answer = await fetch(path, { method: 'PUT', body: form, headers });
  const { photo_url } = (await answer.json()) as { photo_url?: string };
  if (!photo_url) throw new Error(`The photo was answered ${answer.status}.`);
  for (let server = 0; server < hostsOf('server').length; server += 1) {
    const { status } = await fetch(new URL(photo_url, origin), { headers });
    if (status !== 200) throw new Error(`A server answered ${status} to the photo of another one.`);
  }
}
