import { client } from '@pulse/contract/client';
import { sessionFetch } from './session-fetch.ts';

/** Puts the session under every call of the generated client; done once, before the first call. */
export function connectClient(): void {
  client.setConfig({ fetch: sessionFetch });
}
