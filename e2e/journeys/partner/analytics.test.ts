import { readFile } from 'node:fs/promises';
import { germanOnPhone } from '../../fixtures/app-texts.ts';
import { agreeRates } from '../../fixtures/database/agree-rates.ts';
import { createAttendedClass } from '../../fixtures/database/create-attended-class.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use(germanOnPhone);

test('a figure is opened down to its rows and saved, by keyboard alone on a desktop', async ({
  page,
  signedInAs,
  texts,
  press,
  hasTouch,
}) => {
  const venue = await createVenue();
  const member = await createUser({ fullName: 'Maya Khoury' });
  await createAttendedClass(member, venue, { minutesAgo: 120 });
  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));

  await page.goto('/app/partner/dashboard');
  await press(page.getByRole('link', { name: texts.of('partner-analytics:title') }));
  const period = page.getByLabel(texts.of('partner-analytics:period'));
  if (hasTouch) await period.selectOption('last_7');
  else await period.press('Home');
  await expect(page).toHaveURL(/period=last_7/);
  const figure = texts.of('partner-analytics:figures.first_visits');
  const openRows = texts.like('partner-analytics:openRows', { figure });
  await press(page.getByRole('link', { name: openRows }));
  await expect(page.getByRole('heading', { name: figure })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'MK' });
  await expect(row).toContainText(texts.of('partner-analytics:firstVisit'));
  const saving = page.waitForEvent('download');
  await press(page.getByRole('button', { name: texts.of('partner-analytics:csv') }));
  const file = await (await saving).path();
  expect(await readFile(file, 'utf8')).toContain(
    `MK,${texts.of('analytics:kind.visit')},${texts.of('analytics:yes')}`,
  );
  await press(page.getByRole('link', { name: texts.of('partner-analytics:back') }));
  await expect(
    page.getByRole('table', { name: texts.of('partner-analytics:byClass') }),
  ).toBeVisible();
});

test('an admin reads revenue and the visits of each day; without rates there is no revenue', async ({
  page,
  signedInAs,
  texts,
}) => {
  const venue = await createVenue();
  const { organisationId } = venue;
  const member = await createUser({});
  const days = 24 * 60;
  for (const minutesAgo of [days, days + 120, 9 * days])
    await createAttendedClass(member, venue, { minutesAgo });
  const admin = await createUser({ role: 'partner_admin', organisationId, plan: null });
  await signedInAs(admin);
  const week = '/app/partner/analytics?period=last_7';
  await page.goto(week);
  const sums = page.getByLabel(texts.of('partner-analytics:sums'));
  const revenue = sums.getByText(texts.of('partner-analytics:revenue.title'), { exact: true });
  await expect(sums).toBeVisible();
  // The first figure is on the first screen of a phone, below title and choices.
  const top = await sums.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeLessThan(350);

  // The days as a table say the same as the line.
  await page.getByText(texts.of('partner-analytics:asTable')).click();
  const table = page.getByRole('table', { name: texts.of('partner-analytics:byDay') });
  await expect(table.getByRole('row')).toHaveCount(8);
  const visits = await table.locator('tbody td:nth-child(2)').allTextContents();
  expect(visits.map(Number).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 2]);
  const before = await table.locator('tbody td:nth-child(3)').allTextContents();
  expect(before.map(Number).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 1]);
  await expect(revenue).toHaveCount(0);

  await agreeRates(venue, admin);
  await page.goto(week);
  await expect(revenue).toBeVisible();
  await expect(sums.getByText(/18/)).toBeVisible();
  const counts = texts.of('partner-analytics:revenue.counts_other', { count: 2 });
  await expect(sums.getByText(counts)).toBeVisible();
  await expect(sums.getByText(/9.*\(\+100/)).toBeVisible();
});
