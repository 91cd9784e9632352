import './steps/require-node.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { node24 } from './steps/installed-tools.mjs';
import { runCommand } from './steps/run-command.mjs';

installPackages();
const { status } = await runCommand(node24(), ['bench/torture/main.ts', ...process.argv.slice(2)]);
process.exit(status);
