import './steps/require-node.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { runTests } from './steps/run-tests.mjs';

installPackages();
await runTests(['vitest'], process.argv.slice(2));
