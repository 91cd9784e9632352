import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './steps/require-node.mjs';
import { repository } from './steps/repository.mjs';
import { runCommand } from './steps/run-command.mjs';

// `npm run earlier` tests that the servers of the commit before the newest migration work on today's
// tables, as they do while a release replaces them one by one: its API tests, with today's migrations.
// `npm run earlier -- bookings` takes only the test files with that word in their path.
const MIGRATIONS = 'apps/api/migrations';
const git = (...args) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

const newest = git('log', '-1', '--format=%H', '--', MIGRATIONS);
if (!newest) throw new Error('No commit adds a migration; the whole history is needed.');
const earlier = git('rev-parse', '--short', `${newest}^`);
console.log(`The API tests of ${earlier} on the tables of ${git('rev-parse', '--short', 'HEAD')}`);
const temporary = mkdtempSync(join(tmpdir(), 'pulse-earlier-'));
const folder = join(temporary, 'pulse');
git('worktree', 'add', '--quiet', '--detach', folder, earlier);
try {
  cpSync(join(repository, MIGRATIONS), join(folder, MIGRATIONS), { recursive: true });
  const words = process.argv.slice(2);
  const tests = words.length > 0 ? words : ['apps/api/src/features'];
  const { status } = await runCommand('npm', ['run', 'vitest', '--', ...tests], { cwd: folder });
  process.exitCode = status;
} finally {
  git('worktree', 'remove', '--force', folder);
  rmSync(temporary, { recursive: true });
}
