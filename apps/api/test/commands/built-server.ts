import { fileURLToPath } from 'node:url';

const BUILD_STEP = new URL('../../../../scripts/steps/build-server.mjs', import.meta.url);

/** The built program of the server's commands. */
export const MAIN = fileURLToPath(new URL('../../build/main.js', import.meta.url));

/** Builds it before the tests when the source has changed. */
export default async function buildBeforeTests(): Promise<void> {
  const { buildServer } = await import(BUILD_STEP.href);
  if (!(await buildServer())) throw new Error('The server could not be built.');
}
