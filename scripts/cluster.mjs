import './steps/require-node.mjs';
import { buildProduct } from './steps/build-product.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { node24 } from './steps/installed-tools.mjs';
import { runCommand } from './steps/run-command.mjs';

// By hand, as root, on Linux: the cluster has namespaces of its own for network and mounts.
installPackages();
if (!(await buildProduct())) process.exit(1);
const { status } = await runCommand(node24(), ['bench/cluster/main.ts', ...process.argv.slice(2)]);
process.exit(status);
