import { test as base, expect, type Page } from '@playwright/test';
import { origin, signedInStorage } from '../world/api.ts';
import type { Person } from '../world/people.ts';

interface Journey {
  /** Noise that fails the test; what a journey provokes on purpose is expected by name. */
  noise: Noise;
  /** Opens the browser signed in as somebody, without walking through the form. */
  signedInAs(person: Pick<Person, 'email'>): Promise<void>;
}

interface Noise {
  /** Allows answers of this status from addresses that contain `part`. */
  expect(status: number, part: string): void;
  /** Allows errors on the console that contain `part`. */
  expectConsole(part: string): void;
  /** Allows requests to fail from here on, because the test cuts the network. */
  expectNoNetwork(): void;
}

/** A test whose browser must be quiet: an error on the console or an answer that is one fails it. */
export const test = base.extend<Journey>({
  baseURL: async ({ baseURL: _ }, use) => use(origin()),
  noise: [
    async ({ page }, use) => {
      const heard: string[] = [];
      const expected: { status?: number; part: string }[] = [];
      let online = true;
      listen(page, (noise) => {
        const known = expected.some(
          ({ status, part }) => noise.status === status && noise.text.includes(part),
        );
        if (known || (!online && noise.status === undefined)) return;
        heard.push(noise.text);
      });
      await use({
        expect: (status, part) => expected.push({ status, part }),
        expectConsole: (part) => expected.push({ part }),
        expectNoNetwork: () => {
          online = false;
        },
      });
      expect(heard, 'the browser was quiet').toEqual([]);
    },
    { auto: true },
  ],
  signedInAs: async ({ context }, use) => {
    await use(async (person) => context.setStorageState(await signedInStorage(person)));
  },
});

export { expect };

interface HeardNoise {
  text: string;
  /** The status of an answer; nothing else has one. */
  status?: number;
}

const notOurs = [
  // Chromium says so of each answer of 400 and more: the answer itself counts, below.
  'Failed to load resource',
  // Playwright looks into the mails, whose frame rightly runs no script.
  "Blocked script execution in 'about:srcdoc'",
];

function listen(page: Page, hear: (noise: HeardNoise) => void): void {
  page.on('pageerror', (error) => hear({ text: `thrown: ${error.message}` }));
  page.on('console', (message) => {
    const ours = !notOurs.some((start) => message.text().startsWith(start));
    if (message.type() === 'error' && ours) hear({ text: `console: ${message.text()}` });
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400)
      hear({ text: `${answer.status()} ${answer.url()}`, status: answer.status() });
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left aborts what it was still asking for.
    if (reason !== 'net::ERR_ABORTED') hear({ text: `${reason} ${request.url()}` });
  });
}
