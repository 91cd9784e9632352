import type { Browser, Page } from '@playwright/test';
import { origin, signedInStorage } from '../../fixtures/api.ts';
import type { User } from '../../fixtures/database/create-user.ts';

/** The browser of somebody else, who reads English; signed in unless nobody is given. */
export async function browserOf(browser: Browser, user: User | null): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin(),
    ...(user && { storageState: await signedInStorage(user) }),
  });
  return context.newPage();
}
