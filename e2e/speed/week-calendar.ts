import { loadavg } from 'node:os';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../fixtures/browser-options.ts';
import { createFullWeek } from './create-full-week.ts';

/**
 * Measures the week calendar in a browser whose processor is slowed down four times: from the tap on
 * its link until all of 200 sessions are drawn, and the frames while one of them is dragged.
 */
const SESSIONS = 200;
const SLOWDOWN = 4;
/** At most, in milliseconds: from the tap to the drawn week, and a frame while dragging. */
const limits = { open: 1000, frame: 50 };
/** A time swings with whatever else the machine does: the middle of several counts. */
const RUNS = Number(process.env.PULSE_SPEED_RUNS ?? 5);

const origin = process.argv[2] ?? 'http://localhost:3000';
const week = await createFullWeek(origin);
const browser = await chromium.launch(browserOptions({ maps: false }));
const opened: number[] = [];
const busy: number[] = [];
const frames: number[] = [];
try {
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, week.storage);
    const page = await context.newPage();
    const processor = await context.newCDPSession(page);
    // The page's own processor time says something on a busy machine, too.
    await processor.send('Performance.enable', { timeDomain: 'threadTicks' });
    await openDashboard(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const before = await busyMs(processor);
    opened.push(await openCalendar(page));
    busy.push((await busyMs(processor)) - before);
    frames.push(...(await dragSession(page)));
    await context.close();
  }
} finally {
  await browser.close();
}

const sorted = frames.sort((a, b) => a - b);
const slowFrame = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
const passed = middle(opened) <= limits.open && slowFrame <= limits.frame;
process.stdout.write(
  [
    `${SESSIONS} sessions, processor slowed down ${SLOWDOWN} times, load of the machine ${loadavg()[0]?.toFixed(1)}`,
    `tap to drawn week: ${middle(opened)} ms of ${limits.open} (each: ${opened.join(', ')})`,
    `   of it the page itself worked for ${middle(busy)} ms of processor time (each: ${busy.join(', ')})`,
    `frames while dragging: middle ${middle(frames)} ms, 95 of 100 within ${slowFrame} ms of ${limits.frame}, longest ${sorted.at(-1)} ms, ${sorted.length} frames`,
    passed ? 'ok' : 'TOO SLOW',
    '',
  ].join('\n'),
);
process.exitCode = passed ? 0 : 1;

/** Opens the dashboard at a week that is full: the link to the calendar leads to the same. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto(`${origin}/app/partner/dashboard?venue=${week.venueId}`);
  const next = page.getByRole('button', { name: 'Next week' });
  for (let weeks = 0; weeks < week.weeksAhead; weeks += 1) await next.click();
  await page.waitForLoadState('networkidle');
}

/** Milliseconds from the tap, which is a real one, to the frame after the last session is drawn. */
async function openCalendar(page: Page): Promise<number> {
  const opening = page.evaluate(async (count) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const start = await new Promise<number>((resolve) => {
      const once = { once: true, capture: true };
      addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), once);
    });
    while (document.querySelectorAll('[data-session]').length < count) await nextFrame();
    await nextFrame();
    return Math.round(performance.now() - start);
  }, SESSIONS);
  await page.getByRole('link', { name: 'Week calendar' }).click();
  return opening;
}

/** Drags a session across the week and back; returns how long each frame took, in milliseconds. */
async function dragSession(page: Page): Promise<number[]> {
  const session = page.locator('[data-session]').nth(SESSIONS / 2);
  await session.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await session.boundingBox();
  if (!box) throw new Error('No session is on the screen.');
  const [x, y] = [box.x + 10, box.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8);
  const counting = page.evaluate(async () => {
    const found: number[] = [];
    let last = performance.now();
    while (!document.body.dataset.measured) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      found.push(Math.round(now - last));
      last = now;
    }
    delete document.body.dataset.measured;
    return found.slice(1);
  });
  for (const across of [-360, 360, 0])
    await page.mouse.move(x + across, y + 200 - Math.abs(across), { steps: 40 });
  await page.evaluate(() => {
    document.body.dataset.measured = 'true';
  });
  const found = await counting;
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return found;
}

/** How much processor time the page's main thread has used, in milliseconds. */
async function busyMs(processor: CDPSession): Promise<number> {
  const { metrics } = await processor.send('Performance.getMetrics');
  const { value = 0 } = metrics.find(({ name }) => name === 'TaskDuration') ?? {};
  return Math.round(value * 1000);
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
