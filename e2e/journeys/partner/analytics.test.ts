import { readFile } from 'node:fs/promises';
import { germanOnPhone } from '../../fixtures/app-texts.ts';
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
