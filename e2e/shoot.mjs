import { chromium } from '@playwright/test';

const base = 'http://localhost:3213';
const browser = await chromium.launch({
  executablePath: process.env.CHROME || '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
const shots = JSON.parse(process.argv[2]);
for (const [name, path, w, h, scheme] of shots) {
  const ctx = await browser.newContext({
    viewport: { width: w, height: h },
    colorScheme: scheme,
    serviceWorkers: 'block',
  });
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  await page.goto(base + path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `/tmp/h3/${name}.png`, fullPage: true });
  await ctx.close();
}
await browser.close();
