import type { DatabaseAccount } from '../account/database-account.ts';
import type { DatabasePaths } from '../data-folder/database-paths.ts';
import { dataFolderArgument } from './postgres-process.ts';

/**
 * The PostgreSQL settings of the embedded database, passed at every start, so that a newer
 * Pulse changes them for existing data too. Everything else keeps PostgreSQL's default: fsync and
 * synchronous_commit are on.
 */
export function serverSettings(
  paths: DatabasePaths,
  account: DatabaseAccount,
  port: number,
): Record<string, string> {
  const { socketFolder, cluster } = paths;
  const insideCluster = socketFolder === cluster;
  const connection: Record<string, string> =
    process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : {
          listen_addresses: '',
          unix_socket_directories: insideCluster
            ? dataFolderArgument(cluster, account)
            : socketFolder,
          unix_socket_permissions: '0700',
        };
  return {
    ...connection,
    port: String(port),
    max_connections: '60',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // One server without replicas; a backup needs the log that they would read.
    wal_level: 'replica',
    max_wal_senders: '0',
  };
}
