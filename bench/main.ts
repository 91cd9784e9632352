// Measures Pulse against what the machine could do at best, both in the same run, and prints
// ratios.
import 'temporal-polyfill/global';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { measureAnalytics } from './analytics/measure-analytics.ts';
import { startBenchmarkServer } from './benchmark-server.ts';
import { measureDesk } from './desk/measure-desk.ts';
import { measureGrowth } from './growth/measure-growth.ts';
import { insertLoadMembers } from './insert-load-members.ts';
import { measureLive } from './live/measure-live.ts';
import { measureBooking } from './measure-booking.ts';
import { measureBookingGrowth } from './measure-booking-growth.ts';
import { measureConcurrentBookings } from './measure-concurrent-bookings.ts';
import { measureIdle } from './measure-idle.ts';
import { measureMemory } from './measure-memory.ts';
import { measureNearSearch } from './measure-near-search.ts';
import { measureOfflineCheckIns } from './measure-offline-check-ins.ts';
import { measureRenewals } from './measure-renewals.ts';
import { measureUnreadCount } from './measure-unread-count.ts';
import { measureWarmStart } from './measure-warm-start.ts';
import type { Measurement } from './measurement.ts';
import { printTable } from './print-table.ts';

const MEMBERS = 500;
const loadBefore = loadavg();
const selected = process.argv.slice(2);
const benchmarks = {
  booking: measureBooking,
  'concurrent-bookings': measureConcurrentBookings,
  unread: measureUnreadCount,
  near: measureNearSearch,
  start: measureWarmStart,
  renewals: measureRenewals,
  'offline-check-ins': measureOfflineCheckIns,
  idle: measureIdle,
  memory: measureMemory,
  'booking-growth': measureBookingGrowth,
};
/** Take many minutes: only when they are named. */
const LONG: string[] = ['booking-growth', 'memory', 'idle'];

const results: Measurement[] = [];
/** Need servers of their own, or none, and minutes: only when they are named. */
const apart = new Map([
  ['growth', measureGrowth],
  ['analytics', measureAnalytics],
  ['live', measureLive],
  ['desk', measureDesk],
]);
for (const [name, measure] of apart)
  if (selected.includes(name)) results.push(...(await measure()));
if (selected.length === 0 || selected.some((name) => !apart.has(name)))
  results.push(...(await measureServer()));

async function measureServer(): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  const server = await startBenchmarkServer();
  try {
    // Signing in is expensive by design and the demo data is created once: neither belongs to the
    // loads.
    const members = await insertLoadMembers(server, MEMBERS);
    await server.restart();
    for (const [name, measure] of Object.entries(benchmarks)) {
      if (selected.length > 0 ? !selected.includes(name) : LONG.includes(name)) continue;
      const [busy = 0] = loadavg();
      console.log(`Measuring: ${name} (load of the machine ${busy.toFixed(1)}) …`);
      measured.push(...(await measure(server, members)));
    }
  } finally {
    await server.stop();
  }
  return measured;
}

printTable(results);
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
