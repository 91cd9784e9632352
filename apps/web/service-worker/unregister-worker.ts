// Served at /sw.js while PULSE_SERVICE_WORKER is off: unregisters itself and deletes its caches.
import { worker } from './worker-scope.ts';

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(clearAndUnregister()));

async function clearAndUnregister(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
