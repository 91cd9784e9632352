import './steps/require-node.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { runServices } from './steps/run-services.mjs';

// A command of the server by name: migrate, worker, import-timetable.
installPackages();
runServices([{ args: ['apps/api/src/main.ts', ...process.argv.slice(2)] }]);
