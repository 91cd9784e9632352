import { matchPrecache } from 'workbox-precaching';
import { shell } from './build-facts.ts';

/**
 * A page of the app: from the network, so that nobody is shown an old version while a new one can be
 * had; without an answer in `patience` milliseconds, or with a fault of the server, the kept shell.
 */
export async function answerPage(request: Request, patience: number): Promise<Response> {
  const kept = () => matchPrecache(shell);
  const asked = fetch(request);
  try {
    const answer = await Promise.race([asked, after(patience)]);
    if (answer && answer.status < 500) return answer;
    return (await kept()) ?? answer ?? (await asked);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null));
}
