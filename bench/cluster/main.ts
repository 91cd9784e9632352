// Starts Pulse on 18 machines of its own network: PostgreSQL under Patroni and etcd, poolers, balancers,
// servers, workers and a store; books through the balancer; stops at Ctrl-C, or with --once at once.
//   npm run cluster [-- --once]
import 'temporal-polyfill/global';
import { parseArgs } from 'node:util';
import { bookOnce } from './book-once.ts';
import { createBridge } from './host.ts';
import { inOwnNamespaces } from './in-own-namespaces.ts';
import { startCluster } from './start-cluster.ts';

const { values } = parseArgs({ options: { once: { type: 'boolean', default: false } } });
const folder = await inOwnNamespaces();
const startedAt = performance.now();
const log = (line: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => resolve());
});
createBridge();
const starting = startCluster(folder, { log });
const cluster = await Promise.race([starting, stopped]);
// What has not started yet ends with this process, whose namespaces it is in.
if (!cluster) process.exit(1);
try {
  log(await bookOnce(cluster));
  if (!values.once) {
    log(`The cluster runs; its logs are in ${folder}. Ctrl-C ends it.`);
    await stopped;
  }
} finally {
  await cluster.stop();
}
log('everything has stopped');
process.exit();
