import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Host, startHost } from './host.ts';
import { ADDRESSES, hostsFile } from './host-names.ts';

/** Where a host keeps what it must not lose, and where its programs look for their files. */
const PLACES: Record<string, { state?: string; etc?: string }> = {
  etcd: { state: '/var/lib/etcd' },
  database: { state: '/var/lib/postgresql', etc: '/etc/patroni' },
  pooler: { etc: '/etc/pgbouncer' },
  balancer: { etc: '/etc/haproxy' },
  server: { state: '/var/lib/pulse' },
  worker: { state: '/var/lib/pulse' },
  store: { state: '/srv/node', etc: '/etc/swift' },
};

/** Starts all machines, each with its cable, without any program; their disks are in `folder`. */
export async function startHosts(folder: string): Promise<Record<string, Host>> {
  const file = join(folder, 'hosts');
  writeFileSync(file, hostsFile());
  const hosts: Record<string, Host> = {};
  for (const name of Object.keys(ADDRESSES).filter((other) => other !== 'driver')) {
    const mounts = Object.fromEntries(
      Object.entries(PLACES[name.replace(/\d+$/, '')] ?? {}).map(([kind, place]) => {
        const source = join(folder, name, kind);
        mkdirSync(source, { recursive: true, mode: 0o755 });
        return [place, source];
      }),
    );
    hosts[name] = await startHost(name, { hostsFile: file, mounts });
  }
  return hosts;
}
