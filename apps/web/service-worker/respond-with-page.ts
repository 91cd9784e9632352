import { matchPrecache } from 'workbox-precaching';
import { shellUrl } from './build-manifest.ts';

/**
 * Responds with a page from the network, so that no user gets an outdated version while online, or
 * with the precached shell after `timeoutMs` milliseconds or a server error.
 */
export async function respondWithPage(request: Request, timeoutMs: number): Promise<Response> {
  const cachedShell = () => matchPrecache(shellUrl);
  const networkRequest = fetch(request);
  try {
    const response = await Promise.race([networkRequest, after(timeoutMs)]);
    if (response && response.status < 500) return response;
    return (await cachedShell()) ?? response ?? (await networkRequest);
  } catch {
    return (await cachedShell()) ?? Response.error();
  }
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null));
}
