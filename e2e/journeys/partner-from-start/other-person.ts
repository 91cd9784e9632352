import type { Browser, Page } from '@playwright/test';
import { origin, signedInStorage } from '../../fixtures/api.ts';
import type { User } from '../../fixtures/database/create-user.ts';

/** The browser of another person, who reads English; signed in if a user is given. */
export async function browserOf(browser: Browser, user: User | null): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin(),
    ...(user && { storageState: await signedInStorage(user) }),
  });
  return context.newPage();
}
