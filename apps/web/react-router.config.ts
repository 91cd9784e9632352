import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildRenderer } from '#public-site/build-renderer.ts';
import { writePublicPages } from '#public-site/write-public-pages.ts';
import { prerenderedPaths, templatePaths } from './app/prerendered-paths.ts';
import { compressFiles } from './scripts/compress-files.ts';
import { shrinkRouteManifest } from './scripts/shrink-route-manifest.ts';
import { writePageRoutes } from './scripts/write-page-routes.ts';
import { buildServiceWorker } from './service-worker/build-service-worker.ts';

/** A single-page app whose public pages are prerendered at build time. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: [...prerenderedPaths, ...Object.values(templatePaths)],
  buildEnd: async ({ reactRouterConfig }) => {
    const client = path.join(reactRouterConfig.buildDirectory, 'client');
    await writePublicPages(reactRouterConfig.buildDirectory, prerenderedPaths, templatePaths);
    await buildRenderer(reactRouterConfig.buildDirectory);
    await writePageRoutes(client);
    await shrinkRouteManifest(client);
    await buildServiceWorker(client, prerenderedPaths);
    await compressFiles(client);
  },
} satisfies Config;
