import type { Page } from '@playwright/test';
import { PASSWORD } from '../world/people.ts';

/**
 * Lets the session end under a page that is at rest, so that what is done next finds out: the server
 * knows its tokens no more, and nobody has told the page.
 */
export async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    localStorage.setItem('pulse_access_token', 'ended');
    localStorage.setItem('pulse_refresh_token', 'ended');
  });
}

/** Signs in on the page that whose session has ended is led to. */
export async function signInAgain(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
