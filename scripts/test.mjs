import './steps/require-node.mjs';
import { installPackages } from './steps/install-packages.mjs';
import { runTests } from './steps/run-tests.mjs';

// `npm test` is the sum of `npm run check`, `npm run vitest` and `npm run journeys`, two steps at a
// time. `npm test -- bookings` runs only the tests in files whose path contains the word, API and
// browser at the same time, without the checks.
installPackages();
const words = process.argv.slice(2);
const tests = ['vitest', 'journeys'];
await runTests(words.length > 0 ? tests : ['check', ...tests], words);
