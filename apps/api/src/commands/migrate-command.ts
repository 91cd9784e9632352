import { checkEnvironment } from './check-environment.ts';
import { connectDatabase } from './connect-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { print } from './print.ts';

/** `migrate`: applies pending migrations and prints their names. */
export async function migrateCommand(): Promise<void> {
  const config = await checkEnvironment(process.env, { needsPort: false });
  const database = await connectDatabase(config, print, { join: true });
  try {
    const applied = await migrateDatabase(database, print);
    print(applied.length === 0 ? 'The database is current.' : `Applied ${applied.join(', ')}.`);
  } finally {
    await database.close();
  }
}
