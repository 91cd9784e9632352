import { createUser } from '../../fixtures/database/create-user.ts';
import { expect, test } from '../../fixtures/test.ts';
import { fieldOf, venuesOf } from './explore-page.ts';

const inBeirut = '/app/explore?city=Beirut&at=33.892,35.510';

test('Enter goes to the area that was typed, and sets what a sentence names @phone', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser());
  await page.goto(inBeirut);
  const field = fieldOf(page);
  const heading = page.getByRole('heading', { level: 1 });
  await field.fill('batroun');
  await field.press('Enter');
  await expect(heading).toHaveText('Today in Batroun');
  await expect(field).toHaveValue('');
  await expect(venuesOf(page).getByRole('listitem').first()).toBeVisible();

  await field.fill('yoga zürich lundi soir');
  await field.press('Enter');
  await expect(heading).toHaveText(/^(Monday|Today) in Zurich$/);
  await expect(page.getByRole('button', { name: 'Yoga', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'After 17:00' })).toBeVisible();
  await expect(field).toHaveValue('');
});

test('a coach is suggested with a count, chosen by keyboard, and removed again @desktop', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser());
  await page.goto(inBeirut);
  const field = fieldOf(page);
  await field.fill('rania haddad');
  const coach = page.getByRole('group', { name: 'Coaches' }).getByRole('option').first();
  await expect(coach).toHaveText(/^Rania Haddad \d+ classes$/);
  await field.press('ArrowDown');
  await expect(coach).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  const chip = page.getByRole('button', { name: 'Remove the filter Rania Haddad' });
  await expect(chip).toBeVisible();
  await expect(venuesOf(page).getByRole('listitem').first()).toBeVisible();
  await chip.click();
  await expect(page).not.toHaveURL(/coach=/);
});

test('a text that finds nothing is the only reason given, and its typing error is mended by one tap @desktop', async ({
  page,
  signedInAs,
}) => {
  await signedInAs(await createUser());
  await page.goto(`${inBeirut}&q=yogga+batrn`);
  await expect(page.getByText('Nothing here matches “yogga batrn” on this day.')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^(Remove the filter|Clear filters)/ }),
  ).toHaveCount(0);
  await page.getByRole('button', { name: 'Did you mean “yoga Batrun”?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today in Batroun');
  await expect(page.getByRole('button', { name: 'Yoga', exact: true })).toBeVisible();
});
