import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.mjs';

/** What the query plans were last tested with; committed, so that a new clone knows it too. */
const record = join(repository, 'apps/api/test/database/tested-plans.json');
const folders = ['apps/api/src', 'apps/api/migrations', 'apps/api/test'];
const decidesPlan =
  /\.(store|sql)\.ts$|migrations\/.*\.sql$|query-plans\.ts$|-plans\.test\.ts$|\/fill-.*\.ts$/;

/** Whether a store, a shared fragment of SQL, a migration or a test of plans has changed since. */
export function plansHaveChanged() {
  return JSON.parse(readFileSync(record, 'utf8')).sha256 !== hashOfQueries();
}

/** Writes that the tests of plans have passed with the queries as they are. */
export function recordPlans() {
  writeFileSync(record, `${JSON.stringify({ sha256: hashOfQueries() }, null, 2)}\n`);
}

function hashOfQueries() {
  const hash = createHash('sha256');
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(repository, folder), { recursive: true }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => decidesPlan.test(file));
  for (const file of files.sort()) {
    const text = readFileSync(join(repository, file), 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${file}\0${text}\0`);
  }
  return hash.digest('hex');
}
