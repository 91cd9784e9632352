import { StorageUnavailable } from '../../storage/files/storage.ts';

/**
 * PostgreSQL's classes of errors: connection exception, shutdown and crash, lack of resources; then
 * a standby, a statement that ran too long, and conflicts with what others do at the same moment.
 */
const SQL_STATES = /^(08|57P0|53)[0-9A-Z]*$|^(25006|57014|40001|40P01|55P03)$/;
/** The network, and a full or read-only disk, here or (53100, in a class above) at the database. */
const SYSTEM_ERRORS = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EROFS|EACCES)$/;
/** Errors of the driver and its pool, which have no code. */
const DRIVER_MESSAGES =
  /^Connection terminated|not queryable|timeout exceeded|read timeout|Connection ended unexpectedly/i;

/**
 * Whether an error says that the database or the storage of files does not answer now, so that the
 * same request may work in a moment. A file of ours that is missing is not that.
 */
export function isUnavailable(error: Error & { code?: string; syscall?: string }): boolean {
  const { code = '', syscall, message } = error;
  if (error instanceof StorageUnavailable) return true;
  // The socket of the embedded database, which a restart makes again.
  if (code === 'ENOENT') return syscall === 'connect';
  return SQL_STATES.test(code) || SYSTEM_ERRORS.test(code) || DRIVER_MESSAGES.test(message);
}
