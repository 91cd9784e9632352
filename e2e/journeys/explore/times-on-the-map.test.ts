import { archiveVenues } from '@pulse/test-data';
import { browserOptions } from '../../fixtures/browser-options.ts';
import { database } from '../../fixtures/database/connection.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { remotePlace } from '../../fixtures/database/remote-place.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addressOf, rowOf, venuesOf } from './explore-page.ts';

test.use({ launchOptions: browserOptions({ maps: true }) });

test(
  'the map has the times of the soonest classes, and a phone keeps search, days and filters over it',
  { tag: '@both' },
  async ({ page, signedInAs }, { project }) => {
    const place = remotePlace();
    // Two places a kilometre apart: at the first zoom each is a pin and what is left beside it.
    const north = { ...place, latitude: place.latitude + 0.012 };
    const later = await createVenue({ position: place });
    const sooner = await createVenue({ position: place });
    const farther = await createVenue({ position: north });
    const over = await createVenue({ position: north });
    const venues = [later, sooner, farther, over];
    try {
      await scheduleClass(later, { startsInMinutes: 200 });
      const soonest = await scheduleClass(sooner, { startsInMinutes: 60, priceMinor: 1200 });
      const second = await scheduleClass(farther, { startsInMinutes: 120 });
      const past = await scheduleClass(over, { startsInMinutes: -90 });
      await signedInAs(await createUser());
      await page.goto(addressOf(place));
      await expect(venuesOf(page).getByRole('heading', { level: 2 })).toHaveCount(4);
      await expect(rowOf(page, over.name)).toContainText(`last class was at ${past.startsAt}`);
      await expect(rowOf(page, sooner.name)).toContainText(/from USD\s12/i);

      await page.getByRole('combobox', { name: 'Order' }).selectOption('Soonest');
      await expect(page).toHaveURL(/sort=soonest/);
      const names = () => venuesOf(page).getByRole('heading', { level: 2 }).allTextContents();
      await expect.poll(names).toEqual([sooner, farther, later, over].map(({ name }) => name));

      const map = page.locator('[data-explore-map]');
      if (project.name === 'phone')
        await page.getByRole('button', { name: 'Map', exact: true }).click();
      const pin = (name: string, text: string) =>
        map.getByRole('button', { name: `${name}, ${text}` });
      await expect(pin(sooner.name, `next class ${soonest.startsAt}`)).toBeVisible();
      await expect(pin(farther.name, `next class ${second.startsAt}`)).toBeVisible();
      await expect(pin(over.name, `${past.startsAt} can no longer be booked`)).toHaveAttribute(
        'data-state',
        'past',
      );
      if (project.name !== 'phone') return;

      await expect(page.getByRole('combobox', { name: /^Class, venue/ })).toBeInViewport();
      await page.getByRole('group', { name: 'Day' }).getByRole('radio').nth(1).check();
      await expect(map.getByText('No classes here on this day.')).toBeVisible();
      await map.getByRole('button', { name: /^Show \w+day / }).click();
      await expect(pin(sooner.name, `next class ${soonest.startsAt}`)).toBeVisible();
      await page.getByRole('button', { name: 'Has places' }).click();
      await page.getByRole('button', { name: 'Show 3 venues' }).click();
      await expect(rowOf(page, sooner.name)).toBeVisible();
    } finally {
      for (const { organisationId } of venues) await archiveVenues(database(), organisationId);
    }
  },
);
