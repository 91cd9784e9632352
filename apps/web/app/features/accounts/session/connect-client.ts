import { client } from '@pulse/contract/client';
import { uploadThrough } from '../../../ui/upload-fetch.ts';
import { sessionFetch, sessionFetchOver } from './session-fetch.ts';

/** Puts the session under every call of the generated client; done once, before the first call. */
export function connectClient(): void {
  client.setConfig({ fetch: sessionFetch });
  uploadThrough(sessionFetchOver);
}
