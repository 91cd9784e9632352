import './steps/require-node.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { node24, toolFile } from './steps/installed-tools.mjs';
import { recordPlans } from './steps/recorded-plans.mjs';
import { runCommand } from './steps/run-command.mjs';

// `npm run plans` tests the plans of queries over full tables, and records that they passed.
// `npm run plans -- reviews` runs only the files whose path contains the word, and records nothing.
installPackages();
const words = process.argv.slice(2);
const args = [toolFile('vitest'), 'run', '--project=plans', ...words];
const { status } = await runCommand(node24(), args);
if (status === 0 && words.length === 0) recordPlans();
process.exit(status);
