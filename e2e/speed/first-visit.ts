import { loadavg } from 'node:os';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { browserOptions } from '../fixtures/browser-options.ts';
import { PASSWORD } from '../fixtures/database/create-user.ts';
import { firstTimeZone } from '../fixtures/first-time-zone.ts';

/**
 * Measures the very first visit to explore on a slow phone, with nothing stored in the browser but who is
 * signed in: until the first time that can be booked is on the screen.
 */
const phone = {
  cpu: 4,
  network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
};
/** At most: milliseconds, and answers over the network until then. */
const limits = { time: 3000, requests: 30 };
/** A time swings with whatever else the machine does: the middle of several counts. */
const RUNS = Number(process.env.PULSE_SPEED_RUNS ?? 5);

const origin = process.argv[2] ?? 'http://localhost:3000';
const storage = await signIn();
const browser = await chromium.launch(browserOptions({ maps: true }));
const visits = [];
try {
  for (let run = 0; run < RUNS; run += 1) visits.push(await firstVisit(browser));
} finally {
  await browser.close();
}
const time = middle(visits.map((visit) => visit.time));
const requests = middle(visits.map((visit) => visit.requests));
const kilobytes = middle(visits.map((visit) => visit.bytes)) / 1000;
const passed = time <= limits.time && requests <= limits.requests;
process.stdout.write(
  [
    `explore, first visit on a slow phone, load of the machine ${loadavg()[0]?.toFixed(1)}`,
    `first bookable time: ${time} ms of ${limits.time} (each: ${visits.map((visit) => visit.time).join(', ')})`,
    `   after ${requests} of ${limits.requests} requests and ${kilobytes.toFixed(0)} kB, the page itself worked for ${middle(visits.map((visit) => visit.busy))} ms of processor time`,
    passed ? 'ok' : 'TOO SLOW',
    '',
  ].join('\n'),
);
process.exitCode = passed ? 0 : 1;

async function firstVisit(within: Browser) {
  const context = await within.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    timezoneId: firstTimeZone,
  });
  try {
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const received = countResponses(session);
    await session.send('Network.enable');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.emulateNetworkConditions', { offline: false, ...phone.network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
    await page.goto(`${origin}/app/explore`, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(() => {
      const times = document.querySelectorAll('main :is(a, button)');
      const isShown = [...times].some(({ textContent }) => /^\d\d:\d\d/.test(textContent ?? ''));
      return isShown && performance.now();
    });
    const { metrics } = await session.send('Performance.getMetrics');
    const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    const time = Math.round(Number(await shown.jsonValue()));
    return { time, busy: Math.round(busy * 1000), ...received() };
  } finally {
    await context.close();
  }
}

/** Counts what comes over the network; what the browser's memory answers takes no time. */
function countResponses(session: CDPSession) {
  const sizes: number[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength > 0) sizes.push(encodedDataLength);
  });
  return () => ({ requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) });
}

async function signIn(): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'member@pulse.test', password: PASSWORD }),
  });
  const session = await response.json();
  return {
    pulse_access_token: session.access_token,
    pulse_refresh_token: session.refresh_token,
    pulse_user: JSON.stringify(session.user),
  };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
