import { mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readServerSecret } from './platform/crypto/server-secret.ts';

/** The configuration from the environment, parsed once at the start. */
export interface Config {
  port: number;
  host: string;
  /** Where /metrics is served instead; null means at `port`, to this machine only. */
  metricsPort: number | null;
  /** The URL of a PostgreSQL server or cluster; null means the embedded one in `dataDir`. */
  databaseUrl: string | null;
  /** The same database past a pooler, for LISTEN and migrations; null means `databaseUrl`. */
  databaseDirectUrl: string | null;
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
  /** The account that takes money; null means none: the demo's bank, or staff alone. */
  stripe: StripeConfig | null;
  /** What receipts say about who sells; each keeps what it was when it was issued. */
  seller: { name: string; address: string; taxLine: string };
  rateLimit: boolean;
  /** A request that has not arrived after so many milliseconds loses its connection. */
  requestTimeoutMs: number;
  /** False removes the service worker and its caches from every browser that visits. */
  serviceWorker: boolean;
  /** Whose X-Forwarded-For to trust: none, all, addresses and networks, or by their hop. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  /** Other origins that may call the API from a browser; none by default. */
  corsOrigins: string[];
  /** The most connections to the database. */
  databaseConnections: number;
  /** False behind a pooler that hands each transaction to another session. */
  preparesStatements: boolean;
  /** How long /readyz answers 503 before the port closes, in seconds. */
  drainSeconds: number;
  logLevel: string;
  /** Every key is derived from this one (platform/crypto/derive-key.ts). */
  secret: string;
}

/** A bucket of S3, or of a store that speaks its protocol. */
export interface S3Config {
  /** The URL of the store; null means Amazon's own in `region`. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is part of the path, not of the host name. */
  forcePathStyle: boolean;
}

/** An account of Stripe. */
export interface StripeConfig {
  secretKey: string;
  /** Signs the events that it sends. */
  webhookSecret: string;
  /** Another server that answers as Stripe does, on this machine only; null means Stripe. */
  apiBase: URL | null;
  /** How long a call may take, in milliseconds. */
  timeoutMs: number;
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

/** Long enough for a bank, and short beside what a person waits. */
const STRIPE_TIMEOUT_MS = 20_000;

const onOff = z.enum(['on', 'off'], { error: 'must be "on" or "off"' });
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, hostname: /.*/, error: `must look like ${example}` });

const TOO_LONG = 'is too long for a line on a receipt';

// The URL of a unix socket has no host, and that of a cluster has several, which no URL parser accepts.
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must look like postgres://user:password@host:5432/pulse');

const environment = z.object({
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  PULSE_METRICS_PORT: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(1)
    .max(65_535)
    .optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  PULSE_DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: url(/^https?$/, 'https://pulse.example.com').optional(),
  PULSE_DEMO: onOff.optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example.com:587').optional(),
  MAP_STYLE_URL: url(/^(https?|pmtiles)$/, 'https://maps.example.com/style.json').optional(),
  S3_ENDPOINT: url(/^https?$/, 'https://s3.example.com').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: onOff.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must look like sk_test_… or sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must look like whsec_…')
    .optional(),
  STRIPE_API_BASE: url(/^https?$/, 'http://127.0.0.1:12111')
    .refine((base) => isLoopback(base), 'must be on this machine, such as http://127.0.0.1:12111')
    .optional(),
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
  PULSE_DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(0)
    .max(30)
    .default(0),
  PULSE_LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn'),
  PULSE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
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
  const dataDir = resolve(provided.PULSE_DATA_DIR ?? './data');
  const secret = readSecret(dataDir, parsed.data?.PULSE_SECRET, faults);
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  const values = parsed.data;
  const demo = hasDemo(values);
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.PULSE_METRICS_PORT ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    dataDir,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    demo,
    openDemo: demo && publicVariable(values) !== null,
    smtpUrl: values.SMTP_URL ?? null,
    mapStyleUrl: values.MAP_STYLE_URL ?? null,
    s3: s3Config(values),
    stripe: stripeConfig(values),
    seller: {
      name: values.PULSE_SELLER_NAME,
      address: values.PULSE_SELLER_ADDRESS,
      taxLine: values.PULSE_SELLER_TAX_LINE,
    },
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    rateLimit: values.PULSE_RATE_LIMIT === 'on',
    serviceWorker: values.PULSE_SERVICE_WORKER === 'on',
    trustProxy: trustedProxies(values.PULSE_TRUST_PROXY),
    corsOrigins: values.PULSE_CORS_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    databaseConnections: values.PULSE_DATABASE_CONNECTIONS,
    preparesStatements: values.PULSE_PREPARED_STATEMENTS === 'on',
    drainSeconds: values.PULSE_DRAIN_SECONDS,
    logLevel: values.PULSE_LOG_LEVEL,
    secret,
  };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

function hasDemo({ PULSE_DEMO, DATABASE_URL }: z.output<typeof environment>): boolean {
  return (PULSE_DEMO ?? (DATABASE_URL ? 'off' : 'on')) === 'on';
}

/** The variable that lets others reach the server; null when only this machine does. */
function publicVariable(values: z.output<typeof environment>): 'HOST' | 'PUBLIC_URL' | null {
  if (!LOOPBACK.test(values.HOST)) return 'HOST';
  return values.PUBLIC_URL?.startsWith('https:') ? 'PUBLIC_URL' : null;
}

// In the demo everybody may sign in as its administrator and read everybody's mail.
function openDemoFaults(values: z.output<typeof environment>): string[] {
  const variable = publicVariable(values);
  if (variable === null || values.PULSE_DEMO !== undefined || !hasDemo(values)) return [];
  return [
    `${variable} lets others reach the demo, in which anybody may sign in as its administrator: set DATABASE_URL for real use, or PULSE_DEMO=on if this is meant.`,
  ];
}

/** Set together or not at all; with one missing, uploads would go to the disk unnoticed. */
const S3_REQUIRED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

function s3Faults(provided: Record<string, string | undefined>): string[] {
  if (!Object.keys(provided).some((name) => name.startsWith('S3_'))) return [];
  return S3_REQUIRED.filter((name) => provided[name] === undefined).map(
    (name) => `${name} is missing: the other S3 variables need it.`,
  );
}

function s3Config(values: z.output<typeof environment>): S3Config | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  const endpoint = values.S3_ENDPOINT ?? null;
  return {
    endpoint,
    region: values.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    // Stores other than Amazon's seldom have a host name for each bucket.
    forcePathStyle: values.S3_FORCE_PATH_STYLE ? values.S3_FORCE_PATH_STYLE === 'on' : !!endpoint,
  };
}

const STRIPE_REQUIRED = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

function stripeFaults(provided: Record<string, string | undefined>): string[] {
  if (!Object.keys(provided).some((name) => name.startsWith('STRIPE_'))) return [];
  const missing = STRIPE_REQUIRED.filter((name) => provided[name] === undefined).map(
    (name) => `${name} is missing: the other Stripe variables need it.`,
  );
  const isLive = /^[a-z]+_live_/.test(provided.STRIPE_SECRET_KEY ?? '');
  const isDemo = (provided.PULSE_DEMO ?? (provided.DATABASE_URL ? 'off' : 'on')) === 'on';
  return isLive && isDemo
    ? [...missing, 'STRIPE_SECRET_KEY is a live key: demo accounts must not pay real money.']
    : missing;
}

function stripeConfig(values: z.output<typeof environment>): StripeConfig | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = values;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : null,
    timeoutMs: STRIPE_TIMEOUT_MS,
  };
}

// With any other host the secret key would be sent to a stranger by a typing mistake.
function isLoopback(base: string): boolean {
  return URL.canParse(base) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(base).hostname);
}

function nodeFaults(): string[] {
  const [major = 0] = process.versions.node.split('.').map(Number);
  return major >= 24
    ? []
    : [`Node 24 or newer runs the server; this is Node ${process.versions.node}.`];
}

function readSecret(dataDir: string, provided: string | undefined, faults: string[]): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return provided ?? readServerSecret(dataDir);
  } catch (error) {
    faults.push(`PULSE_DATA_DIR ${dataDir} cannot be written to: ${(error as Error).message}.`);
    return '';
  }
}

// "on" is one proxy, which appends the client's address: what stands before it was sent by the
// client, who could otherwise have a new address for each guess.
function trustedProxies(value: string): Config['trustProxy'] {
  if (value === 'on') return (_address, hop) => hop === 0;
  return value === 'off' ? false : value;
}

/** An address (10.0.0.1), a network (10.0.0.0/8), or a name that the proxy parser knows. */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.trim().split('/');
  if (/^(loopback|linklocal|uniquelocal)$/.test(address)) return bits === undefined;
  const maxBits = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits > 0 && +bits <= maxBits))
  );
}

// URLs of servers contain passwords, which no message may show; nor is a key shown.
function redact(env: Record<string, string | undefined>, name: PropertyKey | undefined): string {
  const value = env[String(name)] ?? 'missing';
  return /URL|SECRET|ENDPOINT|KEY/.test(String(name)) ? 'not shown here' : `"${value}"`;
}
