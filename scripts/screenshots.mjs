import { join } from 'node:path';
import './steps/require-node.mjs';
import { buildProduct } from './steps/build-product.mjs';
import { findChromium } from './steps/find-chromium.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { node24 } from './steps/installed-tools.mjs';
import { repository } from './steps/repository.mjs';
import { runCommand } from './steps/run-command.mjs';
import { withTemporaryServer } from './steps/with-temporary-server.mjs';

// `npm run screenshots` takes the screenshots of the README, into docs/pictures/.
// `npm run screenshots -- all` takes every page in its four variants, into screenshots/;
// `npm run screenshots -- explore auth` those whose address contains one of the words.
installPackages();
const browser = (await buildProduct()) ? findChromium() : undefined;
if (!browser) process.exit(1);

const words = process.argv.slice(2);
const status = await withTemporaryServer(async (origin) => {
  const args = ['screenshots/take-screenshots.ts', origin, repository, ...words];
  return (await runCommand(node24(), args, { cwd: join(repository, 'e2e'), env: browser })).status;
});
process.exit(status);
