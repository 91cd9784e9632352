import { client } from '@pulse/contract/client';
import { setUploadFetchWrapper } from '../../../ui/files/upload-fetch.ts';
import { createSessionFetch, sessionFetch } from './session-fetch.ts';

/** Puts the session under every call of the generated client; done once, before the first call. */
export function configureClient(): void {
  client.setConfig({ fetch: sessionFetch });
  setUploadFetchWrapper(createSessionFetch);
}
