import { measureAnalytics } from './analytics/measure-analytics.ts';
import type { BenchmarkServer } from './benchmark-server.ts';
import { measureCheckIns } from './check-ins/measure-check-ins.ts';
import { measureDesk } from './desk/measure-desk.ts';
import { measureGrowth } from './growth/measure-growth.ts';
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
import { measureWorkers } from './measure-workers.ts';
import type { Measurement } from './measurement.ts';
import { measureReads } from './reads/measure-reads.ts';
import { measureReplicas } from './replicas/measure-replicas.ts';

export interface Scenario {
  name: string;
  measures: string;
  limit: string;
  takes: string;
  /** It runs only when it is named. */
  byName?: true;
  run:
    | { onServer: (server: BenchmarkServer, members: string[]) => Promise<Measurement[]> }
    /** It starts what it needs itself. */
    | { alone: () => Promise<Measurement[]> };
}

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'booking',
    measures: 'POST /bookings against a one-statement booking in pgbench',
    limit: 'at least 0.4 of its rate',
    takes: '1 min',
    run: { onServer: measureBooking },
  },
  {
    name: 'concurrent-bookings',
    measures: '500 members book one class of 20 places at once',
    limit: '20 booked, p99 under 1 s, 200 MB',
    takes: '1 min',
    run: { onServer: measureConcurrentBookings },
  },
  {
    name: 'unread',
    measures: 'GET /notifications/unread-count against an empty Fastify route',
    limit: 'at least 0.45 and 0.7 of its rate',
    takes: '2 min',
    run: { onServer: measureUnreadCount },
  },
  {
    name: 'near',
    measures: 'GET /venues near a point of 100,000 venues against its own SQL',
    limit: 'at least 0.5 of its rate',
    takes: '1 min',
    run: { onServer: measureNearSearch },
  },
  {
    name: 'start',
    measures: 'from starting the process to a ready server',
    limit: '1.5 s',
    takes: '1 min',
    run: { onServer: measureWarmStart },
  },
  {
    name: 'renewals',
    measures: '10,000 renewals due at once with a slow provider, bookings beside them',
    limit: '10 min, bookings 1.5 times as slow',
    takes: '7 min',
    run: { onServer: measureRenewals },
  },
  {
    name: 'offline-check-ins',
    measures: 'a desk that was offline settles 200 check-ins',
    limit: '10 s',
    takes: '1 min',
    run: { onServer: measureOfflineCheckIns },
  },
  {
    name: 'idle',
    measures: 'processor time of a server and a worker without requests',
    limit: 'under 0.5 % of a core each',
    takes: '3 min',
    byName: true,
    run: { onServer: measureIdle },
  },
  {
    name: 'memory',
    measures: 'memory after BENCH_MINUTES=10 of lists, maps, bookings and uploads',
    limit: '200 MB',
    takes: '10 min or more',
    byName: true,
    run: { onServer: measureMemory },
  },
  {
    name: 'booking-growth',
    measures: 'processor time of a booking among a million others',
    limit: '1.3 times that without them',
    takes: 'several minutes',
    byName: true,
    run: { onServer: measureBookingGrowth },
  },
  {
    name: 'growth',
    measures: 'database CPU of each list from 10,000 to a million rows',
    limit: '3 times, lists of the desk 1.5',
    takes: 'many minutes',
    byName: true,
    run: { alone: measureGrowth },
  },
  {
    name: 'analytics',
    measures: 'figures of a venue with a million visits',
    limit: '300 ms, 1.5 times those of 10,000',
    takes: 'several minutes',
    byName: true,
    run: { alone: measureAnalytics },
  },
  {
    name: 'check-ins',
    measures: 'processor of a check-in, arrivals while commits take 10 ms; BENCH_BEFORE=<checkout>',
    limit: '2 bookings, 4 times the rate; 0.4 of before',
    takes: '3 min or more',
    byName: true,
    run: { alone: measureCheckIns },
  },
  {
    name: 'reads',
    measures: 'processor of the lists and pages that the app asks for; BENCH_BEFORE=<checkout>',
    limit: '2 + 2 ms a page of the list; 0.45 of before',
    takes: '2 min',
    byName: true,
    run: { alone: measureReads },
  },
  {
    name: 'workers',
    measures: 'renewals and mails by two workers against one, provider at 300 ms',
    limit: 'at least 1.7 times as fast, each once',
    takes: '5 min',
    byName: true,
    run: { alone: measureWorkers },
  },
  {
    name: 'live',
    measures: '300 dashboards at three servers, of which one is killed',
    limit: '2 s at p95, bookings 0.95 of their rate',
    takes: 'several minutes',
    byName: true,
    run: { alone: measureLive },
  },
  {
    name: 'replicas',
    measures: 'the leader beside a replica, bookings, reads while it replays 5 s late and is lost',
    limit: '0.5 of the processor, 0.95 of the rate, none older, 10 s, none refused',
    takes: 'several minutes',
    byName: true,
    run: { alone: measureReplicas },
  },
  {
    name: 'desk',
    measures: 'arrivals through a network that cuts, delays and loses them',
    limit: 'no difference from what the desks were told',
    takes: '12 min',
    byName: true,
    run: { alone: measureDesk },
  },
];
