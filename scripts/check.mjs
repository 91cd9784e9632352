import './steps/require-node.mjs';
import { installPackages } from './steps/install-packages.mjs';

installPackages();
const { checkSteps } = await import('./steps/check-steps.mjs');
const { reportFailures, runSteps } = await import('./steps/run-steps.mjs');

const failed = await runSteps(checkSteps(), { atOnce: 2 });
reportFailures(failed);
process.exit(failed.length > 0 ? 1 : 0);
