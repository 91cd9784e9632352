import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered-paths.ts';

/** A single-page app whose public pages are written out as HTML at build time. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: prerenderedPaths,
} satisfies Config;
