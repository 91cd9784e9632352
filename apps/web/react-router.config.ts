import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered-paths.ts';
import { buildServiceWorker } from './scripts/build-service-worker.ts';
import { startOnFirstUse } from './scripts/start-on-first-use.ts';

/** A single-page app whose public pages are written out as HTML at build time. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = path.join(reactRouterConfig.buildDirectory, 'client');
    await startOnFirstUse(client, prerenderedPaths);
    await buildServiceWorker(client, prerenderedPaths);
  },
} satisfies Config;
