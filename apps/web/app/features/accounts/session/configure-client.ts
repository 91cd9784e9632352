import { client } from '@pulse/contract/client';
import { setUploadFetchWrapper } from '#ui/files/upload-wrapper.ts';
import { addStatus } from '#ui/network/problem.ts';
import { createSessionFetch, sessionFetch } from './session-fetch.ts';

/** Makes the generated client use the session fetch; called before the first request. */
export function configureClient(): void {
  // A public page that the app follows calls it twice.
  if (!client.interceptors.error.exists(addStatus)) client.interceptors.error.use(addStatus);
  client.setConfig({ fetch: sessionFetch });
  setUploadFetchWrapper((transport) => createSessionFetch(transport, { limitsTime: false }));
}
