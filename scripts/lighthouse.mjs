import { join } from 'node:path';
import './steps/require-node.mjs';
import { buildProduct } from './steps/build-product.mjs';
import { findChromium } from './steps/find-chromium.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { node24 } from './steps/installed-tools.mjs';
import { repository } from './steps/repository.mjs';
import { runCommand } from './steps/run-command.mjs';
import { withTemporaryServer } from './steps/with-temporary-server.mjs';

// `npm run lighthouse` measures the start page and the explore page as a phone on a slow network
// sees them, prints the scores and fails below the limits. A measurement wants a quiet machine, so it
// is no part of `npm test`. PULSE_LIGHTHOUSE_ORIGIN measures a server that runs already.
installPackages();
const browser = (await buildProduct()) ? findChromium() : undefined;
if (!browser) process.exit(1);

async function measure(origin) {
  const { status } = await runCommand(node24(), ['lighthouse/measure.ts', origin], {
    cwd: join(repository, 'e2e'),
    env: browser,
  });
  return status;
}
const running = process.env.PULSE_LIGHTHOUSE_ORIGIN;
process.exit(running ? await measure(running) : await withTemporaryServer(measure));
