import './steps/require-node.mjs';
import { buildWeb } from './steps/build-web.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { runServer } from './steps/run-server.mjs';

installPackages();
if (!(await buildWeb())) process.exit(1);
runServer(process.argv.slice(2));
