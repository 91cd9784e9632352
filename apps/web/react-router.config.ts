import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered-paths.ts';
import { startOnFirstUse } from './scripts/start-on-first-use.ts';

/** A single-page app whose public pages are written out as HTML at build time. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: ({ reactRouterConfig }) =>
    startOnFirstUse(path.join(reactRouterConfig.buildDirectory, 'client'), prerenderedPaths),
} satisfies Config;
