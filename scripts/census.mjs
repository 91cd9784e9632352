import './steps/require-node.mjs';
import { countCode } from './steps/count-code.mjs';

// `npm run census` prints how much of the code says the same thing twice: for a decision about what to
// mend next. The limits that are meant to hold have tests of their own.
for (const [what, count] of Object.entries(countCode()))
  console.log(`${String(count).padStart(7)}  ${what}`);
