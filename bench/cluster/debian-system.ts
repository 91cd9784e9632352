import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the system of all hosts is, beside what else Pulse keeps on this machine. */
export const SYSTEM = '/var/cache/pulse/debian-13';

const PACKAGES = [
  ...['ca-certificates', 'iproute2', 'nftables', 'procps', 'tini'],
  ...['etcd-server', 'etcd-client', 'patroni', 'python3-etcd', 'postgresql-17'],
  ...['pgbouncer', 'haproxy'],
  ...['memcached', 'swift-account', 'swift-container', 'swift-object', 'swift-proxy'],
];
/** What is mounted there on a host; the system itself is read-only. */
const MOUNT_POINTS = ['opt/pulse', 'var/lib/pulse', 'srv/node', 'etc/patroni', 'etc/swift'];
const FILES = ['etc/hosts', 'usr/local/bin/node'];
/** In it: what the system was made of, so that a change makes it anew. */
const RECORD = join(SYSTEM, 'etc/pulse-packages');
const record = PACKAGES.join('\n');

/** Installs Debian 13 with the packages of the cluster into a folder, once; it takes a minute. */
export function prepareSystem(): void {
  if (existsSync(RECORD) && readFileSync(RECORD, 'utf8') === record) return;
  console.log(`Preparing Debian 13 in ${SYSTEM} …`);
  const part = `${SYSTEM}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(dirname(SYSTEM), { recursive: true });
  const { status, error, stderr } = spawnSync('mmdebstrap', [
    ...['--mode=root', '--variant=minbase', '--quiet'],
    '--keyring=/usr/share/keyrings',
    // A mirror may be a copy of some day; its signature is checked all the same.
    '--aptopt=Acquire::Check-Valid-Until "false"',
    '--aptopt=Apt::Install-Recommends "false"',
    `--include=${PACKAGES.join(',')}`,
    ...['trixie', part],
  ]);
  if (error) throw new Error('The cluster needs mmdebstrap: apt-get install mmdebstrap');
  if (status !== 0) throw new Error(`mmdebstrap failed:\n${stderr}`);
  for (const folder of MOUNT_POINTS) mkdirSync(join(part, folder), { recursive: true });
  for (const file of FILES) if (!existsSync(join(part, file))) writeFileSync(join(part, file), '');
  rmSync(SYSTEM, { recursive: true, force: true });
  renameSync(part, SYSTEM);
  writeFileSync(RECORD, record);
}

/** The number of an account of the system, to which a host's files are given. */
export function accountId(name: string): number {
  const line = readFileSync(join(SYSTEM, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) throw new Error(`The system has no account "${name}".`);
  return Number(line.split(':')[2]);
}
