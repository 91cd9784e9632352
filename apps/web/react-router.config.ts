import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered-paths.ts';
import { buildServiceWorker } from './scripts/build-service-worker.ts';
import { namePageParts } from './scripts/name-page-parts.ts';
import { writePublicPages } from './scripts/write-public-pages.ts';

/** A single-page app whose public pages are written out as HTML at build time. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = path.join(reactRouterConfig.buildDirectory, 'client');
    await writePublicPages(reactRouterConfig.buildDirectory, prerenderedPaths);
    await namePageParts(client);
    await buildServiceWorker(client, prerenderedPaths);
  },
} satisfies Config;
