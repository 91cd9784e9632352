export { EmbeddedDatabaseError } from './embedded-database-error.ts';
export {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  startEmbeddedDatabase,
} from './start-embedded-database.ts';
