import 'temporal-polyfill/global';
import { loadavg } from 'node:os';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { browserOptions } from '../fixtures/browser-options.ts';
import { PASSWORD } from '../fixtures/database/create-user.ts';

/**
 * Measures the very first visit to explore on a slow phone, with nothing stored in the browser but who is
 * signed in, until the first time that can be picked is on the screen, and until the app runs, which opens what
 * was picked: at each of the given servers, of which one may speak HTTP/2.
 */
const phone = {
  cpu: 4,
  network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
};
/** The start of a day at the venues: what was open is booked or over later. */
const timeZone = 'Asia/Beirut';
const hour = 8;
/**
 * At most: milliseconds until the first time by protocol, those of the page's own processor until then, those
 * until the app runs, and requests begun until then, as in journeys/pages/page-weights.test.ts.
 */
const limits = { 'http/1.1': 2500, h2: 2000, busy: 800, running: 3000, requests: 35 };
/** A time swings with whatever else the machine does: the middle of several counts. */
const RUNS = Number(process.env.PULSE_SPEED_RUNS ?? 5);
/** Far beyond what a visit takes: one that shows nothing is a fault. */
const PATIENCE_MS = 60_000;

const given = process.argv.slice(2);
const origins = given.length > 0 ? given : ['http://localhost:3000'];
// The certificate of a server that was started for this is signed by itself.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
const storages = new Map<string, Record<string, string>>();
for (const origin of origins) storages.set(origin, await signIn(origin));
const browser = await chromium.launch(browserOptions({ maps: true }));
const visits = new Map<string, Visit[]>(origins.map((origin) => [origin, []]));
try {
  // In turn: what else the machine does then meets all of them.
  for (let run = 0; run < RUNS; run += 1)
    for (const origin of origins) visits.get(origin)?.push(await firstVisit(browser, origin));
} finally {
  await browser.close();
}
print(`explore, first visit on a slow phone, load of the machine ${loadavg()[0]?.toFixed(1)}`);
let passed = true;
for (const [origin, made] of visits) {
  const [time, busy, running] = [
    middle(made, 'time'),
    middle(made, 'busy'),
    middle(made, 'running'),
  ];
  const begun = middle(made, 'begun');
  const protocol = made[0]?.protocol === 'h2' ? 'h2' : 'http/1.1';
  passed &&= time <= limits[protocol] && busy <= limits.busy;
  passed &&= running <= limits.running && begun <= limits.requests;
  print(`${origin} (${protocol})`);
  print(`   first bookable time: ${time} ms of ${limits[protocol]} (${each(made, 'time')})`);
  print(
    `   until then the page itself worked for ${busy} ms of ${limits.busy} (${each(made, 'busy')})`,
  );
  print(`   the app runs: ${running} ms of ${limits.running} (${each(made, 'running')})`);
  print(
    `   requests begun ${begun} of ${limits.requests}, finished ${middle(made, 'finished')}, ${(middle(made, 'bytes') / 1000).toFixed(0)} kB`,
  );
}
print(passed ? 'ok' : 'TOO SLOW');
process.exitCode = passed ? 0 : 1;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function each(made: readonly Visit[], value: Measured): string {
  return `each: ${made.map((visit) => visit[value]).join(', ')}`;
}

interface Visit {
  /** Milliseconds until the first time that can be booked, those of the page's own processor, and until the app runs. */
  time: number;
  busy: number;
  running: number;
  protocol: string;
  begun: number;
  finished: number;
  bytes: number;
}

type Measured = 'time' | 'busy' | 'running' | 'begun' | 'finished' | 'bytes';

async function firstVisit(within: Browser, origin: string): Promise<Visit> {
  const context = await within.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    timezoneId: timeZone,
    ignoreHTTPSErrors: true,
  });
  try {
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storages.get(origin) ?? {});
    await context.addInitScript(setClockAhead, nextMorning() - Date.now());
    const shown = Promise.withResolvers<Found>();
    const runs = Promise.withResolvers<Found>();
    await context.exposeBinding('reportFirst', (_, found) => shown.resolve(found));
    await context.exposeBinding('reportRunning', (_, found) => runs.resolve(found));
    await context.addInitScript(watchForBookable);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const counted = countRequests(session);
    await session.send('Network.enable');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.emulateNetworkConditions', { offline: false, ...phone.network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
    await page.goto(`${origin}/app/explore`, { waitUntil: 'commit' });
    const patience = setTimeout(() => {
      for (const waited of [shown, runs]) waited.reject(new Error('No time can be booked.'));
    }, PATIENCE_MS);
    const found = await shown.promise;
    const requests = counted();
    const { metrics } = await session.send('Performance.getMetrics');
    const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    const running = Math.round((await runs.promise).time);
    clearTimeout(patience);
    const time = Math.round(found.time);
    return { time, busy: Math.round(busy * 1000), running, protocol: found.protocol, ...requests };
  } finally {
    await context.close();
  }
}

/** Tomorrow at the fixed hour at the venues: whenever this runs, that day's classes are still to come. */
function nextMorning(): number {
  const tomorrow = Temporal.Now.plainDateISO(timeZone).add({ days: 1 });
  return tomorrow.toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds;
}

/** Runs in the page: its clock goes on from then. Playwright's own would change what measures time, too. */
function setClockAhead(ahead: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (real, given: [] | [number]) =>
      given.length > 0 ? Reflect.construct(real, given) : new real(real.now() + ahead),
    get: (real, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(real, name)),
  });
}

interface Found {
  time: number;
  protocol: string;
}

/**
 * Runs in the page: reports the first time that can be booked, whether the shell or the app has drawn it, and
 * the first that the app has. To ask in each frame would be work of the page.
 */
function watchForBookable(): void {
  type Report = Record<'reportFirst' | 'reportRunning', (found: object) => void>;
  const report = (name: keyof Report) => {
    const [opened] = performance.getEntriesByType('navigation');
    const protocol = (opened as PerformanceNavigationTiming).nextHopProtocol;
    (window as unknown as Report)[name]({ time: performance.now(), protocol });
  };
  let isShown = false;
  new MutationObserver((_, observer) => {
    if (!isShown && document.querySelector('button[data-state="open"]')) {
      isShown = true;
      report('reportFirst');
    }
    if (!document.querySelector('main button[data-state="open"]')) return;
    observer.disconnect();
    report('reportRunning');
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
}

/** Counts what is requested and what comes over the network; what the browser's memory answers takes no time. */
function countRequests(session: CDPSession) {
  const sizes: number[] = [];
  let begun = 0;
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) begun += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength > 0) sizes.push(encodedDataLength);
  });
  return () => {
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { begun, finished: sizes.length, bytes };
  };
}

async function signIn(origin: string): Promise<Record<string, string>> {
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

function middle(made: readonly Visit[], value: Measured): number {
  const values = made.map((visit) => visit[value]).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}
