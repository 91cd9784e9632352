import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../test/fixtures/temporary-folder.ts';
import { ConfigError, readConfig } from './config.ts';

const folder = () => createTemporaryFolder('config');

test('without any variables, the defaults of a first start apply', () => {
  const dataDir = folder();
  const config = readConfig({ PULSE_DATA_DIR: dataDir, SMTP_URL: '' });
  expect(config).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    demo: true,
    smtpUrl: null,
    rateLimit: true,
    trustProxy: false,
    corsOrigins: [],
  });
});

test('with a database of its own the demo is off unless it is enabled', () => {
  const env = { PULSE_DATA_DIR: folder(), DATABASE_URL: 'postgres://u:p@db/pulse' };
  expect(readConfig(env).demo).toBe(false);
  expect(readConfig({ ...env, PULSE_DEMO: 'on' }).demo).toBe(true);
});

test('a demo that others can reach is refused unless it is meant', () => {
  const read = (env: Record<string, string>) => readConfig({ PULSE_DATA_DIR: folder(), ...env });
  for (const HOST of ['127.0.0.1', '::1', 'localhost'])
    expect(read({ HOST, PUBLIC_URL: 'http://pulse.test' }).openDemo).toBe(false);
  const reachable: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { PUBLIC_URL: 'https://pulse.example.com' },
  ];
  for (const env of reachable) {
    expect(() => read(env)).toThrow(/(HOST|PUBLIC_URL) lets others reach the demo/);
    expect(read({ ...env, PULSE_DEMO: 'on' })).toMatchObject({ demo: true, openDemo: true });
    expect(read({ ...env, PULSE_DEMO: 'off' })).toMatchObject({ demo: false, openDemo: false });
    const DATABASE_URL = 'postgres://u:p@db/pulse';
    expect(read({ ...env, DATABASE_URL })).toMatchObject({ demo: false, openDemo: false });
  }
});

test('the secret is created once, for its owner only, and read again', () => {
  const dataDir = folder();
  const [secret] = readConfig({ PULSE_DATA_DIR: dataDir }).secrets;
  expect(secret.length).toBeGreaterThan(40);
  expect(readConfig({ PULSE_DATA_DIR: dataDir }).secrets).toEqual([secret]);
  const file = join(dataDir, 'server-secret');
  expect(readFileSync(file, 'utf8')).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('every fault is reported at once, and no URL with a password is repeated', () => {
  const dataDir = join(folder(), 'a-file');
  writeFileSync(dataDir, '');
  const faultsOf = (env: Record<string, string>) => {
    try {
      readConfig(env);
    } catch (error) {
      if (error instanceof ConfigError) return error.message;
    }
    return 'no fault';
  };
  const message = faultsOf({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://root:hunter2@db/pulse',
    PULSE_DEMO: 'yes',
    PUBLIC_URL: 'pulse.example.com',
    PULSE_SECRET: 'short',
    PULSE_DATA_DIR: dataDir,
  });
  for (const name of ['PORT', 'DATABASE_URL', 'PULSE_DEMO', 'PUBLIC_URL', 'PULSE_SECRET'])
    expect(message).toContain(`- ${name} `);
  expect(message).toContain('PULSE_DATA_DIR');
  expect(message).not.toContain('hunter2');
  expect(message).not.toContain('short');
});

test('a data folder that is not writable is a fault', () => {
  if (process.getuid?.() === 0) return;
  const dataDir = folder();
  chmodSync(dataDir, 0o500);
  expect(() => readConfig({ PULSE_DATA_DIR: dataDir })).toThrow('cannot be written to');
});

test('proxies are "on", "off" or addresses, and anything else is reported at the start', () => {
  const trusting = (PULSE_TRUST_PROXY: string) =>
    readConfig({ PULSE_DATA_DIR: folder(), PULSE_TRUST_PROXY }).trustProxy;
  for (const good of ['10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback,::1'])
    expect(trusting(good)).toBe(good);
  for (const bad of ['true', '10.0.0', '10.0.0.0/33', '10.0.0.0/0', 'fd00::/129', '10.0.0.1,'])
    expect(() => trusting(bad)).toThrow('PULSE_TRUST_PROXY must be "on", "off" or addresses');
});

const S3 = {
  S3_BUCKET: 'pulse-media',
  S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'open-sesame',
};
const s3Of = (env: Record<string, string>) => readConfig({ PULSE_DATA_DIR: folder(), ...env }).s3;

test('uploads are kept on the disk unless a bucket is set', () => {
  expect(s3Of({})).toBeNull();
  expect(s3Of(S3)).toEqual({
    endpoint: null,
    region: 'us-east-1',
    bucket: 'pulse-media',
    accessKeyId: 'AKIAEXAMPLE',
    secretAccessKey: 'open-sesame',
    forcePathStyle: false,
  });
});

test('an object store of its own has the bucket in the path unless told otherwise', () => {
  const S3_ENDPOINT = 'https://objects.example.com';
  expect(s3Of({ ...S3, S3_ENDPOINT })).toMatchObject({
    endpoint: S3_ENDPOINT,
    forcePathStyle: true,
  });
  expect(s3Of({ ...S3, S3_ENDPOINT, S3_FORCE_PATH_STYLE: 'off' })?.forcePathStyle).toBe(false);
});

test('half a configuration of S3 is a fault for each missing variable, without its secret', () => {
  expect(() => s3Of({ S3_REGION: 'eu-central-1' })).toThrow(
    /S3_BUCKET is missing.*\n.*S3_ACCESS_KEY_ID is missing.*\n.*S3_SECRET_ACCESS_KEY is missing/,
  );
  const wrong = { ...S3, S3_BUCKET: 'No Bucket', S3_ENDPOINT: 'ftp://me:open-sesame@store' };
  expect(() => s3Of(wrong)).toThrow(/S3_ENDPOINT must look like.*\n.*S3_BUCKET must be the name/);
  expect(() => s3Of(wrong)).not.toThrow('open-sesame');
});

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_open', STRIPE_WEBHOOK_SECRET: 'whsec_sesame' };
const stripeOf = (env: Record<string, string>) =>
  readConfig({ PULSE_DATA_DIR: folder(), ...env }).stripe;

test('Stripe takes money once its key and its signing secret are set', () => {
  expect(stripeOf({})).toBeNull();
  expect(stripeOf(STRIPE)).toMatchObject({
    secretKey: 'sk_test_open',
    webhookSecret: 'whsec_sesame',
    apiBase: null,
  });
  const local = stripeOf({ ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:12111' });
  expect(local?.apiBase?.port).toBe('12111');
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_open' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_sesame' }, 'STRIPE_SECRET_KEY is missing'],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'open' }, 'STRIPE_SECRET_KEY must look like'],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'open' }, 'STRIPE_WEBHOOK_SECRET must look like'],
  [{ ...STRIPE, STRIPE_API_BASE: 'https://stripe.example.com' }, 'must be on this machine'],
  [{ ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1.example.com' }, 'must be on this machine'],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_open' }, 'must not pay real money'],
])('a faulty configuration of Stripe is refused at the start: %o', (env, fault) => {
  const read = () => stripeOf(env);
  expect(read).toThrow(fault);
  expect(read).not.toThrow(/sesame|_open/);
});
