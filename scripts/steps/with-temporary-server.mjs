import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCertificate, freePort } from '../../packages/local-server/src/index.mjs';
import { node24, toolEnvironment } from './installed-tools.mjs';
import { repository } from './repository.mjs';
import { serverProcess } from './server-process.mjs';

/**
 * Runs `work(address)` against a server of its own: new demo data in a temporary folder, on a
 * free port. With `tls` it speaks HTTP/2, with a certificate that it has signed itself. Stops the server
 * and deletes the folder afterwards, whatever happened.
 */
export async function withTemporaryServer(work, { tls = false } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulse-demo-'));
  const port = await freePort();
  const address = `${tls ? 'https' : 'http'}://localhost:${port}`;
  const { args, env } = serverProcess(['serve'], {
    PORT: String(port),
    PULSE_DATA_DIR: dataDir,
    PULSE_DEMO: 'on',
    DATABASE_URL: '',
    PUBLIC_URL: address,
    ...(tls && writeCertificate(dataDir)),
  });
  const server = spawn(node24(), args, {
    cwd: repository,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: toolEnvironment(env),
  });
  const ended = once(server, 'exit');
  try {
    // The server says so itself: nothing here trusts its certificate.
    await Promise.race([once(server, 'message'), ended]);
    if (server.exitCode !== null) throw new Error('The server ended before it was ready.');
    return await work(address);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function writeCertificate(folder) {
  const { cert, key } = createCertificate();
  const files = {
    PULSE_TLS_CERT: join(folder, 'cert.pem'),
    PULSE_TLS_KEY: join(folder, 'key.pem'),
  };
  writeFileSync(files.PULSE_TLS_CERT, cert);
  writeFileSync(files.PULSE_TLS_KEY, key);
  return files;
}
