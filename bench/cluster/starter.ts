import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { type Values, writeConfiguration } from './configuration.ts';
import { accountId } from './debian-system.ts';
import type { Host } from './host.ts';
import { type Service, startService } from './service.ts';

/** Configures and starts the programs of hosts. */
export interface Starter {
  /** Every program that was started, by name. */
  services: Record<string, Service>;
  hostOf(name: string): Host;
  /** Gives a host its files from `cluster/`, and its disk to an account. */
  configure(name: string, account: string, files?: readonly string[], values?: Values): void;
  /** Starts a program as an account; `as` is its name, by default the host's. */
  start(
    name: string,
    account: string,
    program: readonly string[],
    options?: { as?: string; env?: Record<string, string> },
  ): void;
  /** Asks all programs of hosts to end and waits until they have. */
  stop(names: readonly string[]): Promise<void>;
}

/** A starter for hosts whose disks and logs are in `folder`. */
export function createStarter(folder: string, hosts: Readonly<Record<string, Host>>): Starter {
  const services: Record<string, Service> = {};
  const hostOf = (name: string) => hosts[name] as Host;
  return {
    services,
    hostOf,
    configure(name, account, files = [], values = {}) {
      const owner = accountId(account);
      for (const disk of Object.values(hostOf(name).mounts)) chownSync(disk, owner, owner);
      if (files.length > 0)
        writeConfiguration(files, {
          folder: join(folder, name, 'etc'),
          values: { ...values, HOST: name },
          owner,
        });
    },
    start(name, account, program, { as = name, env = {} } = {}) {
      const logFile = join(folder, `${as}.log`);
      services[as] = startService(hostOf(name), program, { account, logFile, env });
    },
    async stop(names) {
      const all = Object.values(services).filter(({ host }) => names.includes(host.name));
      await Promise.all(all.map((service) => service.stop()));
    },
  };
}
