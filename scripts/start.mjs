import './steps/require-node.mjs';
import { buildWeb } from './steps/build-web.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { runServices } from './steps/run-services.mjs';
import { serverProcess } from './steps/server-process.mjs';

installPackages();
if (!(await buildWeb())) process.exit(1);
runServices([serverProcess(['serve', ...process.argv.slice(2)])]);
