import { once } from 'node:events';
import { createServer } from 'node:net';

export async function freePort(host = 'localhost') {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
