import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered-paths.ts';
import { writePublicPages } from './public-site/write-public-pages.ts';
import { addPagePreloads } from './scripts/add-page-preloads.ts';
import { buildServiceWorker } from './scripts/build-service-worker.ts';
import { compressFiles } from './scripts/compress-files.ts';

/** A single-page app whose public pages are prerendered at build time. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = path.join(reactRouterConfig.buildDirectory, 'client');
    await writePublicPages(reactRouterConfig.buildDirectory, prerenderedPaths);
    await addPagePreloads(client);
    await buildServiceWorker(client, prerenderedPaths);
    await compressFiles(client);
  },
} satisfies Config;
