// Members book, wait, cancel and check in while servers, worker, database and connections are killed;
// at the end the database is compared with itself and with what the members were answered.
//   node bench/torture/main.ts [--runs 10] [--without durability]
// With --cluster machines of a whole cluster are lost, cut off and brought back, as root.
//   node bench/torture/main.ts --cluster [--runs 10] [--only switchover] [--without synchronous]
import 'temporal-polyfill/global';
import { parseArgs } from 'node:util';
import { tortureCluster } from './cluster/torture-cluster.ts';
import { startInstallation } from './installation.ts';
import { runTorture } from './run-torture.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    /** Seven kinds, each as often as the others. */
    accidents: { type: 'string', default: '35' },
    /** A guard to take away, to prove that its loss is noticed. */
    without: { type: 'string' },
    cluster: { type: 'boolean', default: false },
    /** In a cluster: only the accidents with this in their names. */
    only: { type: 'string', default: '' },
  },
});
/** Sentences that are printed of each run; the last line has their number. */
const SHOWN = 5;

const runs = Number(values.runs);
const without = values.without ?? null;
const runsWithViolations = values.cluster
  ? await tortureCluster({ runs, only: values.only, without })
  : await tortureInstallations();
const guard = values.without ? `without ${values.without}` : 'with every guard';
console.log(`${guard}: violations in ${runsWithViolations} of ${runs} runs`);
// A guard whose loss no check notices is as wrong as a violation.
process.exit(without === null ? Number(runsWithViolations > 0) : Number(runsWithViolations === 0));

/** Runs on a new installation each. Returns in how many something was wrong. */
async function tortureInstallations(): Promise<number> {
  let bad = 0;
  for (let run = 1; run <= runs; run += 1) {
    const started = Date.now();
    const installation = await startInstallation(without);
    try {
      const { violations, answers } = await runTorture(installation, Number(values.accidents));
      if (violations.length > 0) bad += 1;
      for (const sentence of violations.slice(0, SHOWN)) console.log(`  ${sentence}`);
      const seconds = Math.round((Date.now() - started) / 1000);
      const counts = ['acknowledged', 'no answer'].map((key) => `${answers.get(key) ?? 0} ${key}`);
      console.log(
        `run ${run}: ${violations.length} violations, ${values.accidents} accidents, ${counts.join(', ')}, ${seconds} s`,
      );
    } finally {
      await installation.stop();
    }
  }
  return bad;
}
