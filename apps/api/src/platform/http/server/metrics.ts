import { createServer } from 'node:http';
import { EVENT_STREAM } from '@pulse/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../../../config.ts';
import type { ReadReplicas } from '../../database/replicas/read-replicas.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../refusal.ts';
import { sendRefusal } from '../problems/problem-details.ts';
import { measureDatabase } from './database-metrics.ts';

/**
 * Serves `/metrics`: on a port of its own where one is configured, which is to stay inside the network,
 * else to callers on this machine only.
 */
export function registerMetrics(app: FastifyInstance, config: Config, deps: Deps): void {
  const { pool, streams, readReplicas } = deps;
  const metrics = measureRequests(app, pool);
  measureDatabase(metrics, deps);
  if (readReplicas) countReads(metrics, readReplicas);
  new Gauge({
    name: 'event_streams_open',
    help: 'Streams of server-sent events that clients keep open',
    registers: [metrics],
    collect() {
      this.set(streams.count());
    },
  });
  if (config.metricsPort !== null) {
    listenForMetrics(app, metrics, { port: config.metricsPort, host: config.host });
    return;
  }
  app.get('/metrics', async (request, reply) =>
    isFromThisMachine(request)
      ? reply.header('content-type', metrics.contentType).send(await metrics.metrics())
      : sendRefusal(request, reply, refuse('not_found')),
  );
}

// A proxy on this machine calls for another client, and says so.
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded;
  return /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') && forwarded === undefined;
}

function listenForMetrics(
  app: FastifyInstance,
  metrics: Registry,
  address: { port: number; host: string },
): void {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const text = await metrics.metrics();
    return response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  });
  server.on('error', (error) => app.log.error({ err: error }, 'metrics are not served'));
  app.addHook('onListen', (done) => {
    server.listen(address);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
}

/**
 * How often the event loop is looked at: every 10 ms, which is the default, took most of what an idle
 * process used. The percentiles of its lag include this interval.
 */
const EVENT_LOOP_PRECISION_MS = 200;

function countReads(register: Registry, { counts }: ReadReplicas): void {
  new Counter({
    name: 'database_reads_total',
    help: 'Reads that a replica may answer: answered by one, by the leader, or by it after a replica',
    labelNames: ['by'],
    registers: [register],
    collect() {
      this.reset();
      for (const [by, count] of Object.entries(counts)) this.inc({ by }, count);
    },
  });
}

/** Counts and times every request by route pattern, never by URL or id. */
function measureRequests(app: FastifyInstance, pool: pg.Pool): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [register],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    // How long a stream was open is no response time.
    if (request.routeOptions.config.operation?.responseType === EVENT_STREAM) return done();
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  return register;
}
