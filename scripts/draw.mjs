import './steps/require-node.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { node24 } from './steps/installed-tools.mjs';
import { runCommand } from './steps/run-command.mjs';

// `npm run draw -- cover-art` draws the files of one kind anew, `npm run draw -- all` those of all. The
// drawn files are committed: only who changes a drawing runs this.
installPackages();
const { status } = await runCommand(node24(), ['art/draw.mjs', ...process.argv.slice(2)]);
process.exit(status);
