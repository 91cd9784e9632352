import './steps/require-node.mjs';
import { buildProduct } from './steps/build-product.mjs';
import { findChromium } from './steps/find-chromium.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { node24 } from './steps/installed-tools.mjs';
import { runCommand } from './steps/run-command.mjs';

installPackages();
if (!(await buildProduct())) process.exit(1);
// Twenty codes are filmed at the real page of the desk.
const env = process.argv.includes('desk') ? findChromium() : {};
if (!env) process.exit(1);
const main = ['bench/main.ts', ...process.argv.slice(2)];
const { status } = await runCommand(node24(), main, { env });
process.exit(status);
