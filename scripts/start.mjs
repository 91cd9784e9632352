import './steps/require-node.mjs';
import { buildWeb } from './steps/build-web.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { runServices } from './steps/run-services.mjs';

installPackages();
if (!(await buildWeb())) process.exit(1);
runServices([{ args: ['apps/api/src/main.ts', 'serve', ...process.argv.slice(2)] }]);
