import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { remotePlace } from '../../fixtures/database/remote-place.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addressOf } from './explore-page.ts';

test('a member asks to be notified of a class that a search does not find, and takes it back', async ({
  page,
  signedInAs,
  isMobile,
}) => {
  const position = remotePlace();
  // Yoga there is, and it is full; padel, which is searched, there is not.
  const venue = await createVenue({ position });
  const flow = await scheduleClass(venue, { startsInMinutes: 120, capacity: 1 });
  await (await actAs(await createUser())).book(flow.id);
  await signedInAs(await createUser());
  await page.goto(`${addressOf(position)}&activity=yoga`);
  const ask = page.getByRole('button', { name: 'Tell me when a class appears' });
  await expect(page.getByText('Every class here is full on this day.')).toBeVisible();
  await expect(ask).toBeVisible();

  await page.goto(`${addressOf(position)}&activity=padel`);
  await ask.press('Enter');
  await expect(ask).toHaveAttribute('aria-expanded', 'true');
  const days = page.getByRole('group', { name: 'For which day?' }).getByRole('button');
  await expect(days).toHaveText([/^On \w+ \d+ \w+$/, 'On any of the next 14 days']);
  if (isMobile) {
    // The button for the map is below what can be done here, and covers none of it.
    const map = page.getByRole('button', { name: 'Map', exact: true });
    const [last, switchToMap] = [await days.last().boundingBox(), await map.boundingBox()];
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(switchToMap?.y ?? 0);
  }
  const day = (await days.first().textContent()) ?? '';
  await page.keyboard.press('Tab');
  await expect(days.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const kept = page.getByRole('status').getByText('We tell you when a class appears.');
  await expect(kept).toBeFocused();

  await page.reload();
  await ask.press('Enter');
  await expect(kept).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { name: 'Searches you wait for' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const alerts = page.getByRole('list', { name: 'Searches you wait for' }).getByRole('listitem');
  await expect(alerts).toHaveCount(1);
  await expect(alerts).toContainText('Padel, near where you searched');
  await expect(alerts).toContainText(day);
  await alerts
    .getByRole('button', { name: 'Remove Padel, near where you searched' })
    .press('Enter');
  await expect(page.getByText('You wait for no search.')).toBeVisible();
  await expect(heading).toBeFocused();

  await page.reload();
  await expect(page.getByText('You wait for no search.')).toBeVisible();
});
