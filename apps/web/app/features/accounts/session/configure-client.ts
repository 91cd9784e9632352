import { client } from '@pulse/contract/client';
import { setUploadFetchWrapper } from '../../../ui/files/upload-fetch.ts';
import { createSessionFetch, sessionFetch } from './session-fetch.ts';

/** Makes the generated client use the session fetch; called once, before the first request. */
export function configureClient(): void {
  client.setConfig({ fetch: sessionFetch });
  setUploadFetchWrapper(createSessionFetch);
}
