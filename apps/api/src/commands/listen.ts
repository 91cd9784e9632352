import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '../config.ts';

/** Starts to listen where the configuration says. Throws ConfigError when that place is not to be had. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const fault = faults[(error as NodeJS.ErrnoException).code ?? ''];
    throw fault ? new ConfigError([`${fault} (HOST is "${host}", PORT is ${port}).`]) : error;
  }
}

const faults: Record<string, string> = {
  EADDRINUSE: 'Another program listens on this port; stop it or set PORT to another number',
  EACCES: 'This user may not listen on this port; set PORT to 1024 or above',
  EADDRNOTAVAIL: 'HOST is no address of this machine',
  ENOTFOUND: 'HOST is no known name',
};
