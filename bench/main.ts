// Measures Pulse against what the machine could do at best, both in the same run, and prints ratios.
import 'temporal-polyfill/global';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { makeLoadMembers } from './load-members.ts';
import { measureBooking } from './measure-booking.ts';
import { measureNearSearch } from './measure-near-search.ts';
import { measureRush } from './measure-rush.ts';
import { measureUnreadCount } from './measure-unread-count.ts';
import { measureWarmStart } from './measure-warm-start.ts';
import type { Measurement } from './measurement.ts';
import { printTable } from './print-table.ts';
import { startStack } from './stack.ts';

const MEMBERS = 500;
const startedUnderLoad = loadavg();
const wanted = process.argv.slice(2);
const measures = {
  booking: measureBooking,
  rush: measureRush,
  unread: measureUnreadCount,
  near: measureNearSearch,
  start: measureWarmStart,
};

const results: Measurement[] = [];
const stack = await startStack();
try {
  // Signing in is dear on purpose, and making the world is done once: neither belongs to the loads.
  const members = await makeLoadMembers(stack, MEMBERS);
  await stack.restart();
  for (const [name, measure] of Object.entries(measures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const [busy = 0] = loadavg();
    console.log(`Measuring: ${name} (load of the machine ${busy.toFixed(1)}) …`);
    results.push(...(await measure(stack, members)));
  }
} finally {
  await stack.stop();
}

printTable(results);
const report = {
  at: new Date().toISOString(),
  node: process.version,
  cores: cpus().length,
  load_averages: { before: startedUnderLoad, after: loadavg() },
  processor: cpus()[0]?.model,
  results,
};
await writeFile(new URL('latest.json', import.meta.url), `${JSON.stringify(report, null, 2)}\n`);
console.log(JSON.stringify(report));
process.exitCode = results.every(({ held }) => held !== false) ? 0 : 1;
