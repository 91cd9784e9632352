import './steps/require-node.mjs';
import { buildServer } from './steps/build-server.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { runServices } from './steps/run-services.mjs';
import { serverProcess } from './steps/server-process.mjs';

// A command of the server by name: migrate, worker, backup, restore, import-timetable. Paths among its arguments mean
// what they mean where the person stands, which npm tells in INIT_CWD.
const env = { INIT_CWD: process.env.INIT_CWD ?? process.cwd() };

installPackages();
if (!(await buildServer())) process.exit(1);
runServices([serverProcess(process.argv.slice(2), env)]);
