import { createDescribedClass } from '../../fixtures/database/create-described-class.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { remotePlace } from '../../fixtures/database/remote-place.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addressOf, rowOf } from '../explore/explore-page.ts';

test('a class is found by what it states, says it on its sheet, and leads to its coach', async ({
  page,
  signedInAs,
}) => {
  // Far from every other venue, so that both are on the first page of the list.
  const position = remotePlace();
  const [venue, other] = [await createVenue({ position }), await createVenue({ position })];
  const described = await createDescribedClass(venue, { startsInMinutes: 120 });
  await scheduleClass(other, { startsInMinutes: 120 });
  await signedInAs(await createUser());
  await page.goto(addressOf(position));
  await expect(rowOf(page, other.name)).toBeVisible();

  await page.getByRole('button', { name: 'More filters' }).click();
  const filters = page.getByRole('dialog', { name: 'More filters' });
  await filters.getByRole('switch', { name: 'Women only' }).press('Space');
  await filters.getByRole('radio', { name: 'Beginners' }).press('Space');
  await filters.getByRole('checkbox', { name: 'French' }).press('Space');
  // Its name has the number of venues once that is known.
  await filters.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL(/level=beginner&language=fr&women=1/);
  await expect(page.getByRole('button', { name: 'More filters, 3 set' })).toBeVisible();
  await expect(rowOf(page, venue.name)).toBeVisible();
  await expect(rowOf(page, other.name)).toBeHidden();

  await rowOf(page, venue.name).getByRole('button').filter({ hasText: ':' }).first().click();
  const sheet = page.getByRole('dialog', { name: described.title });
  await expect(sheet.getByRole('list', { name: 'About this class' })).toHaveText(
    'YogaBeginnersIn FrenchWomen only',
  );
  await expect(sheet.getByText('Long sleeves, short nails.')).toBeVisible();
  // Screen readers read what its author wrote in French as French.
  await expect(sheet.getByText(/^Un cours doux/)).toHaveAttribute('lang', 'fr');
  await expect(sheet.getByText('In French', { exact: true })).toHaveCount(2);
  await expect(sheet.getByRole('link', { name: venue.name })).toHaveAttribute(
    'href',
    `/app/venue/${venue.id}`,
  );
  await sheet.getByRole('link', { name: described.coach }).click();

  await expect(page.getByRole('heading', { level: 1, name: described.coach })).toBeVisible();
  // A sheet that is closing takes the focus back; then the new page has it.
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  const { coach } = described;
  await page.getByRole('button', { name: `Follow ${coach}` }).press('Enter');
  await expect(page.getByText(`You now follow ${coach}.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Following ${coach}` })).toBeVisible();
  await page.getByRole('button', { name: `Book: ${described.title}` }).click();
  await expect(page.getByRole('dialog', { name: described.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: described.coach })).toBeVisible();

  await page.goto('/app/explore?women=1&level=beginner&language=fr');
  await page.getByRole('button', { name: 'More filters, 3 set' }).click();
  await filters.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/women=1|level=|language=/);

  await page.goto('/app/profile');
  const followed = page.getByRole('list', { name: 'Coaches you follow' });
  await expect(followed.getByRole('link', { name: coach })).toBeVisible();
  await followed.getByRole('button', { name: `Unfollow ${coach}` }).click();
  await expect(page.getByText('You do not follow anyone yet.')).toBeVisible();
});
