import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFetch } from './upload-fetch.ts';

/** A connection on which nothing happens but what the test makes happen. */
class FakeXhr extends EventTarget {
  static last: FakeXhr | undefined;
  upload = new EventTarget();
  status = 200;
  response = new Blob(['{}']);
  constructor() {
    super();
    FakeXhr.last = this;
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return 'application/json';
  }
  send() {}
  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  progress(loaded: number) {
    const state = { lengthComputable: true, loaded, total: 100 };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), state));
  }
}

beforeEach(() => {
  FakeXhr.last = undefined;
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Starts an upload and returns how it ends. */
async function start(signal?: AbortSignal) {
  const percents: number[] = [];
  const init = { method: 'POST', body: 'x', ...(signal && { signal }) };
  const ended = uploadFetch((percent) => percents.push(percent))('http://pulse.test/', init).then(
    ({ status }) => status,
    (error: Error) => error.message,
  );
  const call = await vi.waitFor(() => FakeXhr.last ?? Promise.reject(new Error('Not sent yet')));
  return { call, ended, percents };
}

test('an upload goes on for minutes while something moves', async () => {
  const { call, ended, percents } = await start();
  for (const loaded of [10, 40, 70, 100]) {
    await vi.advanceTimersByTimeAsync(29_000);
    call.progress(loaded);
  }
  call.upload.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(119_000);
  call.dispatchEvent(new Event('load'));
  expect(await ended).toBe(200);
  expect(percents).toEqual([10, 40, 70, 100]);
});

test('an upload that stands still for half a minute is given up', async () => {
  const { call, ended } = await start();
  call.progress(10);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await ended).toBe('The upload stalled');
});

test('a server that does not answer within two minutes is given up', async () => {
  const { call, ended } = await start();
  call.progress(100);
  call.upload.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await ended).toBe('The upload stalled');
});

test('an upload that is cancelled ends with the reason of its signal', async () => {
  const controller = new AbortController();
  const { ended } = await start(controller.signal);
  controller.abort(new Error('Cancelled'));
  expect(await ended).toBe('Cancelled');
});
