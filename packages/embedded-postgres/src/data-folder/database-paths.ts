import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/** The paths of one embedded database, all inside one data folder except the socket of a very long path. */
export type DatabasePaths = {
  dataDir: string;
  /** The PostgreSQL data folder, owned by the account that PostgreSQL runs under. */
  cluster: string;
  /** Name prefix of a cluster that is still being created; it is renamed to `cluster` when complete. */
  unfinishedCluster: string;
  /** Passwords of the two roles, readable by the owner of the data folder only. */
  credentials: string;
  /** Names the process that uses this data folder. */
  lock: string;
  serverLog: string;
  /** Folder of the unix socket. */
  socketFolder: string;
};

// sockaddr_un holds 108 bytes on Linux and 104 on macOS, the closing zero included.
const longestSocketPath = 103;
const socketName = '.s.PGSQL.5432';

/**
 * The paths of the embedded database in `dataDir`. The socket is in the data folder itself,
 * or in a short folder named after it where that path is too long for a unix socket.
 */
export function databasePaths(dataDir: string): DatabasePaths {
  const absolute = resolve(dataDir);
  const cluster = join(absolute, 'cluster');
  const fits = Buffer.byteLength(join(cluster, socketName)) <= longestSocketPath;
  const name = createHash('sha256').update(absolute).digest('hex').slice(0, 16);
  return {
    dataDir: absolute,
    cluster,
    unfinishedCluster: join(absolute, 'cluster.unfinished-'),
    credentials: join(absolute, 'database-credentials.json'),
    lock: join(absolute, 'database.lock'),
    serverLog: join(absolute, 'postgres.log'),
    socketFolder: fits ? cluster : join('/tmp', `pulse-${name}`),
  };
}
