/** A reason why the embedded database cannot run here, written for the person at the terminal. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}
