import serverProcess from '../../apps/api/server-process.json' with { type: 'json' };
import { readVariables } from './configuration.ts';
import { createDatabase, guardAuditLog } from './database-account.ts';
import type { Host } from './host.ts';
import { addressOf, hostsOf } from './host-names.ts';
import { createBucket, prepareStore, STORE_PROGRAMS } from './object-store.ts';
import { leader, untilComplete } from './patroni.ts';
import type { Service } from './service.ts';
import { startHosts } from './start-hosts.ts';
import { createStarter, type Starter } from './starter.ts';
import { untilAnswers } from './until-answers.ts';
import { VALUES } from './values.ts';

/** Every machine and program of the cluster, by name. */
export interface Cluster {
  hosts: Record<string, Host>;
  services: Record<string, Service>;
  /** The two addresses at which browsers reach it. */
  origins: string[];
  stop(): Promise<void>;
}

/** What a run may change of what OPERATIONS tells. */
export interface ClusterOptions {
  /** More variables, or others, for servers and workers. */
  env?: Record<string, string>;
  /** The server's program; by default the built one. */
  main?: string;
  /** Statements on the migrated database. */
  statements?: readonly string[];
  log(line: string): void;
}

/** The host whose database is only read. */
const READ_REPLICA = 'database4';
/** Stopped one role after the other, so that each finds what it needs until its end. */
const ROLES = ['worker', 'server', 'balancer', 'pooler', 'store', 'database', 'etcd'];

/** Starts everything, in the network of the caller, with its data in `folder`. */
export async function startCluster(folder: string, options: ClusterOptions): Promise<Cluster> {
  const hosts = await startHosts(folder);
  const starter = createStarter(folder, hosts);
  const stop = async () => {
    for (const role of ROLES) await starter.stop(hostsOf(role));
    for (const host of Object.values(hosts)) await host.stop();
  };
  try {
    options.log('etcd, PostgreSQL, Patroni');
    startDatabases(starter);
    options.log('the store, balancers, poolers');
    startStore(starter);
    startProxies(starter);
    await untilComplete();
    options.log('the leader has its candidates and its replica');
    createDatabase(starter.hostOf((await leader()).name), VALUES);
    await createBucket(VALUES.STORE_PASSWORD);
    await startPulse(starter, options);
    options.log('servers and workers');
    const origins = hostsOf('balancer').map((name) => `http://${addressOf(name)}:8080`);
    for (const origin of origins) await untilAnswers(`${origin}/readyz`);
    return { hosts, services: starter.services, origins, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startDatabases({ configure, start }: Starter): void {
  for (const name of hostsOf('etcd')) {
    configure(name, 'etcd');
    start(name, 'etcd', ['etcd'], { env: readVariables('etcd.env', { HOST: name }) });
  }
  for (const name of hostsOf('database')) {
    const values = { ...VALUES, READ_REPLICA: String(name === READ_REPLICA) };
    configure(name, 'postgres', ['patroni.yml'], values);
    const env = { LANG: 'C.UTF-8' };
    start(name, 'postgres', ['patroni', '/etc/patroni/patroni.yml'], { env });
  }
}

function startStore({ configure, hostOf, start }: Starter): void {
  for (const name of hostsOf('store')) {
    configure(name, 'swift', ['swift'], VALUES);
    prepareStore(hostOf(name));
    for (const [as, { account, program }] of Object.entries(STORE_PROGRAMS))
      start(name, account, program, { as });
  }
}

function startProxies({ configure, start }: Starter): void {
  for (const name of hostsOf('balancer')) {
    configure(name, 'haproxy', ['haproxy.cfg']);
    start(name, 'haproxy', ['haproxy', '-db', '-f', '/etc/haproxy/haproxy.cfg']);
  }
  for (const name of hostsOf('pooler')) {
    configure(name, 'postgres', ['pgbouncer.ini', 'userlist.txt'], VALUES);
    start(name, 'postgres', ['pgbouncer', '/etc/pgbouncer/pgbouncer.ini']);
  }
}

async function startPulse({ hostOf, start }: Starter, options: ClusterOptions): Promise<void> {
  const { main = 'apps/api/build/main.js', statements = [] } = options;
  const env = { ...readVariables('pulse.env', VALUES), ...serverProcess.env, ...options.env };
  const run = (name: string, command: 'serve' | 'worker') =>
    start(name, 'root', ['node', ...serverProcess.flags, `/opt/pulse/${main}`, command], { env });
  const untilReady = (name: string) => untilAnswers(`http://${addressOf(name)}:3000/readyz`);
  const [first = '', ...others] = hostsOf('server');
  // It migrates the database.
  run(first, 'serve');
  await untilReady(first);
  guardAuditLog(hostOf((await leader()).name), statements);
  for (const name of others) run(name, 'serve');
  for (const name of hostsOf('worker')) run(name, 'worker');
  for (const name of others) await untilReady(name);
}
