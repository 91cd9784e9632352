import './steps/require-node.mjs';
import { buildProduct } from './steps/build-product.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { node24 } from './steps/installed-tools.mjs';
import { runCommand } from './steps/run-command.mjs';

installPackages();
// The servers of a cluster are the built ones.
if (process.argv.includes('--cluster') && !(await buildProduct())) process.exit(1);
const { status } = await runCommand(node24(), ['bench/torture/main.ts', ...process.argv.slice(2)]);
process.exit(status);
