import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { hasDemo, openDemoFaults, publicVariable } from './config/demo-config.ts';
import { type S3Config, s3Faults, s3Variables, toS3Config } from './config/s3-config.ts';
import {
  type StripeConfig,
  stripeFaults,
  stripeVariables,
  toStripeConfig,
} from './config/stripe-config.ts';
import { readTlsConfig, type TlsConfig, tlsVariables } from './config/tls-config.ts';
import { isNetwork, type TrustProxy, trustedProxies } from './config/trusted-proxies.ts';
import { onOff, url } from './config/variables.ts';
import { createOnce } from './platform/create-once.ts';
import {
  parseServerSecrets,
  readServerSecret,
  type ServerSecrets,
} from './platform/crypto/server-secret.ts';

/** The configuration from the environment, parsed once at the start. */
export interface Config {
  port: number;
  host: string;
  /** Without a proxy: HTTPS and HTTP/2; null means HTTP/1.1, in the clear. */
  tls: TlsConfig | null;
  /** Where /metrics is served instead; null means at `port`, to this machine only. */
  metricsPort: number | null;
  /** The URL of a PostgreSQL server or cluster; null means the embedded one in `dataDir`. */
  databaseUrl: string | null;
  /** The same database past a pooler, for LISTEN and migrations; null means `databaseUrl`. */
  databaseDirectUrl: string | null;
  /** Replicas of the same database, for the reads that may lag behind; null means none. */
  databaseReadUrl: string | null;
  /** Contains the embedded database, uploads and the server's secret; an absolute path. */
  dataDir: string;
  /** The public URL of this server, without a trailing slash; links in emails begin with it. */
  publicUrl: string;
  /** Demo accounts, demo payments and the mailbox page. */
  demo: boolean;
  /** Whether others than the people at this machine can reach the demo: every page then says so. */
  openDemo: boolean;
  smtpUrl: string | null;
  mapStyleUrl: string | null;
  /** Where uploads are kept; null means in `dataDir`. */
  s3: S3Config | null;
  /** What tells the folder of uploads from that of another server; null where they are in a bucket. */
  folderId: string | null;
  /** The account that takes money; null means none: the demo's bank, or staff alone. */
  stripe: StripeConfig | null;
  /** What receipts say about who sells; each keeps what it was when it was issued. */
  seller: { name: string; address: string; taxLine: string };
  rateLimit: boolean;
  /** A request that has not arrived after so many milliseconds loses its connection. */
  requestTimeoutMs: number;
  /** A request that has no answer after so many milliseconds is answered 503. */
  answerWithinMs: number;
  /** False removes the service worker and its caches from every browser that visits. */
  serviceWorker: boolean;
  /** Whose X-Forwarded-For to trust: none, all, addresses and networks, or by their hop. */
  trustProxy: TrustProxy;
  /** Other origins that may call the API from a browser; none by default. */
  corsOrigins: string[];
  /** The most connections to the database. */
  databaseConnections: number;
  /** False behind a pooler that hands each transaction to another session. */
  preparesStatements: boolean;
  /** False leaves pending migrations to the command `migrate`; a server without them does not start. */
  migrates: boolean;
  /** How long /readyz answers 503 before the port closes, in seconds. */
  drainSeconds: number;
  /** False: a server leaves events, mails and jobs to a worker. A worker does them in any case. */
  background: boolean;
  /** Whether requests and their statements are traced, as the usual variables of OpenTelemetry say. */
  traces: boolean;
  logLevel: string;
  /** Every key is derived from these (platform/crypto/derive-key.ts). */
  secrets: ServerSecrets;
}

/** Every fault of the environment, one per line. */
export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(`Pulse cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/**
 * With the second between two looks, a slow request holds its connection for 20 s at most; the web
 * app waits 30 s (spec §7).
 */
const REQUEST_TIMEOUT_MS = 19_000;
/** Whatever it waits for, such as a commit without a standby: the same key then settles it. */
const ANSWER_WITHIN_MS = 18_000;

const TOO_LONG = 'is too long for a line on a receipt';

// The URL of a unix socket has no host, and that of a cluster has several, which no URL parser accepts.
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must look like postgres://user:password@host:5432/pulse');

const environment = z.object({
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  ...tlsVariables,
  PULSE_METRICS_PORT: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(1)
    .max(65_535)
    .optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  PULSE_DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: url(/^https?$/, 'https://pulse.example.com').optional(),
  PULSE_DEMO: onOff.optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example.com:587').optional(),
  MAP_STYLE_URL: url(/^(https?|pmtiles)$/, 'https://maps.example.com/style.json').optional(),
  ...s3Variables,
  ...stripeVariables,
  PULSE_SELLER_NAME: z.string().trim().max(200, TOO_LONG).default('Pulse'),
  PULSE_SELLER_ADDRESS: z.string().trim().max(500, TOO_LONG).default(''),
  PULSE_SELLER_TAX_LINE: z.string().trim().max(500, TOO_LONG).default(''),
  PULSE_RATE_LIMIT: onOff.default('on'),
  PULSE_SERVICE_WORKER: onOff.default('on'),
  PULSE_TRUST_PROXY: z
    .string()
    .refine(
      (value) => value === 'on' || value === 'off' || value.split(',').every(isNetwork),
      'must be "on", "off" or addresses of proxies, such as 10.0.0.1 or 10.0.0.0/8',
    )
    .default('off'),
  PULSE_CORS_ORIGINS: z.string().default(''),
  PULSE_DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(2)
    .max(500)
    .default(20),
  PULSE_PREPARED_STATEMENTS: onOff.default('on'),
  PULSE_MIGRATE: onOff.default('on'),
  PULSE_DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(0)
    .max(30)
    .default(0),
  PULSE_BACKGROUND: onOff.default('on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  PULSE_LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn'),
  PULSE_SECRET: z
    .string()
    .refine(
      (text) => parseServerSecrets(text).every((secret) => secret.length >= 32),
      'must have at least 32 characters, and each of several that commas separate',
    )
    .optional(),
});

/** Reads the environment and the data folder. Throws ConfigError with every fault at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const faults = nodeFaults();
  // An empty variable means "not set", as compose files do it.
  const provided = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(provided);
  if (!parsed.success)
    for (const issue of parsed.error.issues)
      faults.push(
        `${issue.path.join('.')} ${issue.message} (it is ${redact(provided, issue.path[0])}).`,
      );
  faults.push(...s3Faults(provided), ...stripeFaults(provided));
  if (parsed.success) faults.push(...openDemoFaults(parsed.data));
  const tls = readTlsConfig(provided, faults);
  const dataDir = resolve(provided.PULSE_DATA_DIR ?? './data');
  const { secrets, folderId } = readDataFolder(dataDir, parsed.data?.PULSE_SECRET, faults);
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const values = parsed.data;
  const demo = hasDemo(values);
  return {
    port: values.PORT,
    host: values.HOST,
    tls,
    metricsPort: values.PULSE_METRICS_PORT ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    dataDir,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    demo,
    openDemo: demo && publicVariable(values) !== null,
    smtpUrl: values.SMTP_URL ?? null,
    mapStyleUrl: values.MAP_STYLE_URL ?? null,
    s3: toS3Config(values),
    folderId: provided.S3_BUCKET ? null : folderId,
    stripe: toStripeConfig(values),
    seller: {
      name: values.PULSE_SELLER_NAME,
      address: values.PULSE_SELLER_ADDRESS,
      taxLine: values.PULSE_SELLER_TAX_LINE,
    },
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    answerWithinMs: ANSWER_WITHIN_MS,
    rateLimit: values.PULSE_RATE_LIMIT === 'on',
    serviceWorker: values.PULSE_SERVICE_WORKER === 'on',
    trustProxy: trustedProxies(values.PULSE_TRUST_PROXY),
    corsOrigins: values.PULSE_CORS_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    databaseConnections: values.PULSE_DATABASE_CONNECTIONS,
    preparesStatements: values.PULSE_PREPARED_STATEMENTS === 'on',
    migrates: values.PULSE_MIGRATE === 'on',
    drainSeconds: values.PULSE_DRAIN_SECONDS,
    background: values.PULSE_BACKGROUND === 'on',
    traces: hasCollector(values),
    logLevel: values.PULSE_LOG_LEVEL,
    secrets,
  };
}

function hasCollector(values: z.infer<typeof environment>): boolean {
  const endpoint = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint !== undefined && values.OTEL_SDK_DISABLED?.toLowerCase() !== 'true';
}

function nodeFaults(): string[] {
  const [major = 0] = process.versions.node.split('.').map(Number);
  return major >= 24
    ? []
    : [`Node 24 or newer runs the server; this is Node ${process.versions.node}.`];
}

function readDataFolder(
  dataDir: string,
  secret: string | undefined,
  faults: string[],
): { secrets: ServerSecrets; folderId: string } {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return {
      secrets: parseServerSecrets(secret ?? readServerSecret(dataDir)),
      folderId: createOnce(join(dataDir, 'folder-id'), randomUUID()),
    };
  } catch (error) {
    faults.push(`PULSE_DATA_DIR ${dataDir} cannot be written to: ${(error as Error).message}.`);
    return { secrets: [''], folderId: '' };
  }
}

// URLs of servers contain passwords, which no message may show; nor is a key shown.
function redact(env: Record<string, string | undefined>, name: PropertyKey | undefined): string {
  const value = env[String(name)] ?? 'missing';
  return /URL|SECRET|ENDPOINT|KEY/.test(String(name)) ? 'not shown here' : `"${value}"`;
}
