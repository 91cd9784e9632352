import { actAs } from '../world/api.ts';
import { query } from '../world/database.ts';
import { aPerson, type Person } from '../world/people.ts';
import { openStudio, type StudioClass, scheduleClass } from '../world/studio.ts';
import { expect, test } from './journey.ts';

test('cancelling late says that it uses a visit, and keeping the place is the strong button', async ({
  page,
  signedInAs,
}) => {
  const member = await aPerson({ plan: 'plus' });
  const flow = await scheduleClass(await openStudio(), { startsInMinutes: 5 * 60 });
  await bookAnHourAgo(member, flow);
  await signedInAs(member);

  await page.goto('/app/bookings');
  await page.getByRole('button', { name: `Cancel Sunrise Flow, ${flow.startsAt}` }).click();
  const question = page.getByRole('dialog', { name: 'Cancelling now uses 1 visit' });
  await expect(question.getByText('1 of 16')).toBeVisible();
  const keep = question.getByRole('button', { name: 'Keep my place' });
  await expect(keep).toBeFocused();
  await keep.click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Confirmed')).toBeVisible();

  await page.getByRole('button', { name: `Cancel Sunrise Flow, ${flow.startsAt}` }).click();
  await question.getByRole('button', { name: 'Cancel and use 1 visit' }).click();
  await expect(page.getByText('Sunrise Flow is cancelled.')).toBeVisible();
  await page.goto('/app/bookings?view=cancelled');
  await expect(page.getByText('Cancelled late: it used a visit.')).toBeVisible();
});

test('a free cancellation, confirmed with a double click, can be taken back with one tap', async ({
  page,
  signedInAs,
}) => {
  const member = await aPerson();
  const flow = await scheduleClass(await openStudio(), { startsInMinutes: 40 * 60 });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);

  await page.goto('/app/bookings');
  await page.getByRole('button', { name: `Cancel Sunrise Flow, ${flow.startsAt}` }).click();
  const question = page.getByRole('dialog', { name: 'Cancelling now is free' });
  await question.getByRole('button', { name: 'Cancel my booking' }).dblclick();
  await expect(question).toBeHidden();
  await expect(
    page.getByText('Nothing booked yet. Find a class that fits your day.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You are booked again: Sunrise Flow.')).toBeVisible();
  await expect(page.getByText('Confirmed')).toBeVisible();
});

/** The ten minutes in which every booking can be taken back are over. */
async function bookAnHourAgo(member: Person, wanted: StudioClass): Promise<void> {
  const { id } = await (await actAs(member)).book(wanted.id);
  await query(`UPDATE bookings SET booked_at = booked_at - interval '1 hour' WHERE id = $1`, [id]);
}
