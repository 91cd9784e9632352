import { freemem } from 'node:os';
import { runServices } from './run-services.mjs';
import { serverProcess } from './server-process.mjs';

/** A worker takes some 150 MB, with what its connections take in PostgreSQL, and the machine needs a rest. */
const MEMORY_FOR_WORKER = 1024 ** 3;

/**
 * Runs the server and, where there is memory for it, a worker beside it that does the background
 * work. With PULSE_BACKGROUND set to `on` the server does it itself, with `off` another process does.
 */
export function runServer(args = []) {
  const withWorker = !process.env.PULSE_BACKGROUND && availableMemory() >= MEMORY_FOR_WORKER;
  if (!withWorker) return runServices([serverProcess(['serve', ...args])]);
  const server = serverProcess(['serve', ...args], { PULSE_BACKGROUND: 'off' });
  runServices([server], { helper: serverProcess(['worker']) });
}

// What a container may use, where Node knows: it does from version 20.13.
function availableMemory() {
  return process.availableMemory?.() ?? freemem();
}
