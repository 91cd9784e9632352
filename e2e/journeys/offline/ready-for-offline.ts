import type { Page } from '@playwright/test';

/** Waits until the service worker has filled its caches, and the device has the code and the next bookings. */
export async function readyForOffline(page: Page): Promise<void> {
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
