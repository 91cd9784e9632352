import { join } from 'node:path';
import './steps/require-node.mjs';
import { buildProduct } from './steps/build-product.mjs';
import { findChromium } from './steps/find-chromium.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { node24 } from './steps/installed-tools.mjs';
import { repository } from './steps/repository.mjs';
import { runCommand } from './steps/run-command.mjs';
import { withTemporaryServer } from './steps/with-temporary-server.mjs';

// `npm run speed` measures how fast a week of 200 classes opens and is dragged on a slow device, and the
// first visit to explore on a slow phone, over HTTP/1.1 and HTTP/2, and fails above the limits. Like
// `npm run lighthouse` it wants a quiet machine, so it is no part of `npm test`. PULSE_SPEED_ORIGIN
// measures servers that run already, separated by spaces.
installPackages();
const browser = (await buildProduct()) ? findChromium() : undefined;
if (!browser) process.exit(1);

async function measure(...origins) {
  const options = { cwd: join(repository, 'e2e'), env: browser };
  const week = await runCommand(node24(), ['speed/week-calendar.ts', origins[0]], options);
  const visit = await runCommand(node24(), ['speed/first-visit.ts', ...origins], options);
  return week.status || visit.status;
}
const running = process.env.PULSE_SPEED_ORIGIN?.split(' ');
const measureBoth = (http1) => withTemporaryServer((http2) => measure(http1, http2), { tls: true });
process.exit(running ? await measure(...running) : await withTemporaryServer(measureBoth));
