export { backUpDatabase } from './backup/back-up-database.ts';
export { restoreDatabase } from './backup/restore-database.ts';
export { EmbeddedDatabaseError } from './embedded-database-error.ts';
export { PRIMARY_SETTINGS, startReplica } from './replica/start-replica.ts';
export {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  startEmbeddedDatabase,
} from './start-embedded-database.ts';
