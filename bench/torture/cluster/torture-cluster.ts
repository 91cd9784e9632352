import { createBridge } from '../../cluster/host.ts';
import { addressOf, hostsOf } from '../../cluster/host-names.ts';
import { inOwnNamespaces } from '../../cluster/in-own-namespaces.ts';
import { changeConfiguration } from '../../cluster/patroni.ts';
import { startCluster } from '../../cluster/start-cluster.ts';
import { VALUES } from '../../cluster/values.ts';
import { startCuttingProxy } from '../cutting-proxy.ts';
import { guardOf } from '../guards.ts';
import { ACCIDENTS, type Accident, type Target } from './accidents.ts';
import { type Outcome, runAccident } from './run-accident.ts';

/** What is asked for on the command line. */
export interface ClusterTorture {
  runs: number;
  /** Only accidents with this text in their names. */
  only: string;
  /** A guard to take away: `synchronous`, or one of those of a single database. */
  without: string | null;
}

/** Sentences that are printed of each accident. */
const SHOWN = 3;
/** Taken away in Patroni's own configuration: a COMMIT waits for no other database. */
const WITHOUT_SYNCHRONOUS = { synchronous_mode: false, synchronous_mode_strict: false };

/** Starts a cluster and lets each accident happen once a run. Returns in how many runs something was wrong. */
export async function tortureCluster({ runs, only, without }: ClusterTorture): Promise<number> {
  const folder = await inOwnNamespaces();
  createBridge();
  const isSynchronous = without !== 'synchronous';
  const { patches = [], statements = [] } = guardOf(isSynchronous ? without : null);
  const proxies = await Promise.all(
    hostsOf('pooler').map((name) =>
      startCuttingProxy({ host: addressOf(name), port: 6432 }, addressOf('driver')),
    ),
  );
  const poolers = proxies.map(({ port }) => `driver:${port}`).join();
  const cluster = await startCluster(folder, {
    log: (line) => console.log(line),
    statements,
    env: {
      DATABASE_URL: `postgres://pulse:${VALUES.PULSE_PASSWORD}@${poolers}/pulse`,
      PULSE_RATE_LIMIT: 'off',
      ...(patches.length > 0 && {
        NODE_OPTIONS: '--import=/opt/pulse/bench/torture/remove-guards.ts',
        TORTURE_WITHOUT: without ?? '',
      }),
    },
    ...(patches.length > 0 && { main: 'apps/api/src/main.ts' }),
  });
  if (!isSynchronous) await changeConfiguration(WITHOUT_SYNCHRONOUS);
  const accidents = ACCIDENTS.filter(({ name }) => name.includes(only));
  const cutNextReply = () => {
    // A booking is a statement that is a transaction by itself.
    const request = Math.random() < 0.5 ? 'commit' : 'booking';
    for (const proxy of proxies) proxy.cutNextReplyTo(request);
  };
  let bad = 0;
  try {
    for (let run = 1; run <= runs; run += 1)
      bad += Number(await runOnce(run, accidents, { cluster, cutNextReply }, !isSynchronous));
  } finally {
    await cluster.stop();
  }
  return bad;
}

/** One run: all accidents in a random order. Returns whether something acknowledged was lost. */
async function runOnce(
  run: number,
  accidents: readonly Accident[],
  target: Target,
  comparesEarly: boolean,
): Promise<boolean> {
  const outcomes: Outcome[] = [];
  const inOrder = accidents
    .map((accident) => ({ accident, order: Math.random() }))
    .sort((one, other) => one.order - other.order);
  let counts = true;
  for (const { accident } of inOrder) {
    const outcome = await runAccident(accident, target, { comparesEarly });
    outcomes.push(outcome);
    console.log(`  ${accident.name}: ${describe(outcome)}`);
    for (const sentence of outcome.violations.slice(0, SHOWN)) console.log(`    ${sentence}`);
    const { resumesWithin, mayFailOver } = accident;
    if (resumesWithin !== null && outcome.pause > resumesWithin)
      console.log(`    writes went on only after ${outcome.pause.toFixed(1)} s`);
    if (outcome.failedOver && !mayFailOver) counts = false;
  }
  const lost = new Set<string>();
  for (const outcome of outcomes)
    for (const sentence of await outcome.compareAgain()) lost.add(sentence);
  const acknowledged = outcomes.reduce((sum, outcome) => sum + outcome.acknowledged, 0);
  const verdict = counts ? '' : '; it does not count: an unprovoked failover';
  console.log(
    `run ${run}: ${lost.size} violations, ${outcomes.length} accidents, ${acknowledged} acknowledged${verdict}`,
  );
  return lost.size > 0;
}

function describe(outcome: Outcome): string {
  const { violations, violationsBeforeHealing, acknowledged, pause } = outcome;
  const { longestWait, ofBalancers, pagesMissed } = outcome;
  return [
    `${violations.length} violations`,
    ...(violationsBeforeHealing === null ? [] : [`${violationsBeforeHealing} before healing`]),
    `${acknowledged} acknowledged`,
    `pause ${pause.toFixed(1)} s`,
    `longest wait ${longestWait.toFixed(1)} s`,
    `${ofBalancers} failures of balancers`,
    `${pagesMissed} pages missed`,
    ...(outcome.failedOver ? ['failed over'] : []),
  ].join(', ');
}
