import { matchPrecache } from 'workbox-precaching';
import { shellUrl } from './build-manifest.ts';

/**
 * A page of the app: from the network, so that nobody is shown an old version while a new one can be
 * had; without an answer in `patience` milliseconds, or with a fault of the server, the kept shell.
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
