import { expect } from '@playwright/test';
import { origin } from './api.ts';

/** The token of the newest mail to somebody whose link leads to `page`, once that mail has come. */
export async function mailedToken(recipient: string, page: string): Promise<string> {
  let token = '';
  const find = async () => {
    const address = `${origin()}/api/v1/demo/mails?recipient=${encodeURIComponent(recipient)}`;
    const mails = await (await fetch(address)).text();
    token = new RegExp(`${page}#token=([\\w-]+)`).exec(mails)?.[1] ?? '';
    return token;
  };
  await expect.poll(find).not.toBe('');
  return token;
}
