import { expect, test } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';

test('what could not be loaded is loaded when the network is back', async () => {
  const events = new EventTarget();
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < 3) throw new TypeError('Failed to fetch');
    return 'loaded';
  };
  const loading = loadWhenOnline(load, events);
  await expect.poll(() => tries).toBe(1);
  events.dispatchEvent(new Event('online'));
  await expect.poll(() => tries).toBe(2);
  events.dispatchEvent(new Event('online'));
  expect(await loading).toBe('loaded');
});
