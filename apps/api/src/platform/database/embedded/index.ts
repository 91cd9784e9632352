export { EmbeddedDatabaseError } from './embedded-database-error.ts';
export {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from './start-embedded-database.ts';
