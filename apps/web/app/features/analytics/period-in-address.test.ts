import { expect, test } from 'vitest';
import { periodInAddress } from './period-in-address.ts';

const read = (address: string) => periodInAddress(new URLSearchParams(address), '2026-11-22');

test('the address names a period, free dates, or nothing', () => {
  expect(read('')).toEqual({ choice: 'last_28', from: '2026-10-26', to: '2026-11-22' });
  expect(read('period=last_7')).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
  expect(read('period=all')).toMatchObject({ from: null });
  expect(read('period=dates&from=2026-02-01&to=2026-02-03')).toEqual({
    choice: 'dates',
    from: '2026-02-01',
    to: '2026-02-03',
  });
  expect(read('period=dates&from=never')).toMatchObject({ from: '2026-11-22', to: '2026-11-22' });
});
