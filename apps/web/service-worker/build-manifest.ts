/** Replaced by build-service-worker.ts when the worker is built. */
declare const __BUILD_MANIFEST__: BuildManifest;

export interface BuildManifest {
  /** Changes with every build of the app; the page has the same one. */
  version: string;
  /** Files that are cached when the worker is installed. */
  precache: { url: string; revision: string | null }[];
  /** Hashed files too large to precache; cached when they are first needed. */
  large: string[];
  /** Paths of the prerendered pages. */
  publicPages: string[];
}

export const buildManifest = __BUILD_MANIFEST__;

/** The URL at which the server returns the app's shell. */
export const shellUrl = '/app/shell';
