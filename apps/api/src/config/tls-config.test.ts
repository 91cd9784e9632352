import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCertificate } from '@pulse/local-server';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import { readConfig } from '../config.ts';

function writeCertificate() {
  const folder = createTemporaryFolder('tls');
  const created = createCertificate();
  const files = {
    PULSE_TLS_CERT: join(folder, 'cert.pem'),
    PULSE_TLS_KEY: join(folder, 'key.pem'),
  };
  writeFileSync(files.PULSE_TLS_CERT, created.cert);
  writeFileSync(files.PULSE_TLS_KEY, created.key);
  return { ...files, ...created, PULSE_DATA_DIR: folder, PULSE_DEMO: 'on' };
}

test('a certificate and its key are read from their files; without both the server speaks HTTP', () => {
  const { cert, key, ...env } = writeCertificate();
  const PUBLIC_URL = 'https://pulse.example.com';
  expect(readConfig({ ...env, PUBLIC_URL }).tls).toEqual({ cert, key });
  const { PULSE_DATA_DIR } = env;
  expect(readConfig({ PULSE_DATA_DIR, PULSE_TLS_CERT: '', PULSE_TLS_KEY: '' }).tls).toBeNull();
});

test('one without the other, a missing file, a wrong key and an address of http are faults', () => {
  const { cert: _cert, key: _key, ...env } = writeCertificate();
  const PUBLIC_URL = 'https://pulse.example.com';
  const faultsOf = (changed: Record<string, string | undefined>) => () =>
    readConfig({ ...env, PUBLIC_URL, ...changed });
  expect(faultsOf({ PULSE_TLS_KEY: undefined })).toThrow('PULSE_TLS_KEY is missing');
  expect(faultsOf({ PULSE_TLS_CERT: undefined })).toThrow('PULSE_TLS_CERT is missing');
  expect(faultsOf({ PUBLIC_URL: undefined })).toThrow('PUBLIC_URL must begin with https://');
  const missing = join(env.PULSE_DATA_DIR, 'nothing.pem');
  expect(faultsOf({ PULSE_TLS_CERT: missing })).toThrow(`${missing} cannot be read (ENOENT)`);
  expect(faultsOf({ PULSE_TLS_KEY: writeCertificate().PULSE_TLS_KEY })).toThrow(
    'are no certificate and its key',
  );
});
