import type { Page } from '@playwright/test';

/** Until the worker has all it keeps, and the device knows the code and the next bookings. */
export async function prepared(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      await navigator.serviceWorker.ready;
      const kept = ['pulse_digital_id', 'pulse_offline_bookings'];
      return kept.every((key) => localStorage.getItem(key) !== null);
    },
    undefined,
    { timeout: 60_000 },
  );
}
