import './steps/require-node.mjs';
import { buildWeb } from './steps/build-web.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { node24 } from './steps/installed-tools.mjs';
import { runCommand } from './steps/run-command.mjs';

installPackages();
// These are measured in the database alone.
const alone = ['growth', 'analytics'];
const needsServer =
  process.argv.length < 3 || process.argv.slice(2).some((name) => !alone.includes(name));
if (needsServer && !(await buildWeb())) process.exit(1);
const { status } = await runCommand(node24(), ['bench/main.ts', ...process.argv.slice(2)]);
process.exit(status);
