/** What the build knows and the worker needs; written into it by scripts/build-service-worker.ts. */
declare const __BUILD_MANIFEST__: BuildManifest;

export interface BuildManifest {
  /** Changes with every build of the app; the page carries the same one. */
  version: string;
  /** What is fetched when the worker is installed. */
  precache: { url: string; revision: string | null }[];
  /** Hashed files too large to be fetched before somebody needs them. */
  large: string[];
  /** The pages written out as HTML, by their path. */
  publicPages: string[];
}

export const buildManifest = __BUILD_MANIFEST__;

/** An address at which the server answers with the app's shell. */
export const shellUrl = '/app/shell';
