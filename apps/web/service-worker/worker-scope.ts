/** What a service worker can do beyond a page, as far as ours does it. */
export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly object[]>;
  };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The worker's global object. The types of a page, which the compiler reads, know another one. */
export const worker = globalThis as unknown as WorkerScope;
