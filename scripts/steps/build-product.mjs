import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';

/** Builds what has changed of the server and the web app. Returns false, after a message, when that fails. */
export async function buildProduct() {
  return (await buildServer()) && (await buildWeb());
}
