import { client } from '@pulse/contract/client';
import { storageOf } from '../../apps/web/app/ui/network/stub-storage.ts';

/**
 * Gives Node what the web app's queue of offline check-ins uses of a browser, and leads its requests to
 * `origin` as the staff whose bearer header this is.
 */
export function actAsBrowser(origin: string, authorization: string): void {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const localStorage = storageOf(new Map());
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
  Object.assign(globalThis, { window: new EventTarget(), document });
  client.setConfig({ baseUrl: origin, headers: { authorization } });
}
