// Runs the scenarios that are named, or those that do not have to be, and prints each figure against
// its limit, which was measured in the same run where it depends on the machine.
import 'temporal-polyfill/global';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { startBenchmarkServer } from './benchmark-server.ts';
import { insertLoadMembers } from './insert-load-members.ts';
import type { Measurement } from './measurement.ts';
import { printColumns, printMeasurements } from './print-table.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

const MEMBERS = 500;
const loadBefore = loadavg();
const names = process.argv.slice(2);

printColumns([
  ['scenario', 'measures', 'limit', 'takes', ''],
  ...SCENARIOS.map(({ name, measures, limit, takes, byName }) => [
    name,
    measures,
    limit,
    takes,
    byName ? 'by name' : '',
  ]),
]);
const unknown = names.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(' or ')}.`);
  process.exit(1);
}

const selected = SCENARIOS.filter(({ name, byName }) =>
  names.length > 0 ? names.includes(name) : !byName,
);
const results = [...(await runAlone(selected)), ...(await runOnServer(selected))];

async function runAlone(scenarios: readonly Scenario[]): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const { name, run } of scenarios)
    if ('alone' in run) measured.push(...(await announce(name, run.alone)));
  return measured;
}

async function runOnServer(scenarios: readonly Scenario[]): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  if (!scenarios.some(({ run }) => 'onServer' in run)) return measured;
  const server = await startBenchmarkServer();
  try {
    // Signing in is expensive by design and the demo data is created once: neither belongs to the
    // loads.
    const members = await insertLoadMembers(server, MEMBERS);
    await server.restart();
    for (const { name, run } of scenarios)
      if ('onServer' in run)
        measured.push(...(await announce(name, () => run.onServer(server, members))));
  } finally {
    await server.stop();
  }
  return measured;
}

function announce(name: string, measure: () => Promise<Measurement[]>): Promise<Measurement[]> {
  const [busy = 0] = loadavg();
  console.log(`Measuring: ${name} (load of the machine ${busy.toFixed(1)}) …`);
  return measure();
}

printMeasurements(results);
const report = {
  at: new Date().toISOString(),
  node: process.version,
  cores: cpus().length,
  load_averages: { before: loadBefore, after: loadavg() },
  processor: cpus()[0]?.model,
  results,
};
await writeFile(new URL('latest.json', import.meta.url), `${JSON.stringify(report, null, 2)}\n`);
console.log(JSON.stringify(report));
process.exitCode = results.every(({ passed }) => passed !== false) ? 0 : 1;
