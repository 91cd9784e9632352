import type { Host } from './host.ts';
import { addressOf, hostsOf } from './host-names.ts';
import { untilAnswers } from './until-answers.ts';

const servers = ['account', 'container', 'object'] as const;
const PORTS = { account: 6202, container: 6201, object: 6200 };

/** What runs on the host of the store. */
export const STORE_PROGRAMS: Record<string, { account: string; program: readonly string[] }> = {
  memcached: { account: 'memcache', program: ['memcached', '-l', '127.0.0.1'] },
  ...Object.fromEntries(
    [...servers, 'proxy'].map((name) => [
      `swift-${name}`,
      { account: 'swift', program: [`swift-${name}-server`, `/etc/swift/${name}-server.conf`] },
    ]),
  ),
};

/** Makes the rings of a store of one disk. */
export function prepareStore(host: Host): void {
  host.run(['install', '-d', '-o', 'swift', '-g', 'swift', '/srv/node/d1']);
  for (const name of servers) {
    const builder = `/etc/swift/${name}.builder`;
    host.run(['swift-ring-builder', builder, 'create', '4', '1', '1']);
    host.run(['swift-ring-builder', builder, 'add', `r1z1-127.0.0.1:${PORTS[name]}/d1`, '1']);
    host.run(['swift-ring-builder', builder, 'rebalance']);
  }
  host.run(['sh', '-c', 'chown -R swift:swift /etc/swift']);
}

/** Creates the bucket for uploads, by Swift's own protocol. */
export async function createBucket(password: string): Promise<void> {
  for (const name of hostsOf('store')) {
    const origin = `http://${addressOf(name)}:8080`;
    await untilAnswers(`${origin}/healthcheck`);
    const signIn = await fetch(`${origin}/auth/v1.0`, {
      headers: { 'x-auth-user': 'pulse:uploads', 'x-auth-key': password },
    });
    const token = signIn.headers.get('x-auth-token') ?? '';
    const account = new URL(signIn.headers.get('x-storage-url') ?? origin).pathname;
    const { status } = await fetch(`${origin}${account}/pulse`, {
      method: 'PUT',
      headers: { 'x-auth-token': token },
    });
    if (status >= 300) throw new Error(`The store answered ${status} to a new bucket.`);
  }
}
