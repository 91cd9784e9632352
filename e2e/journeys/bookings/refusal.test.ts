import type { Locator } from '@playwright/test';
import { actAs } from '../../fixtures/api.ts';
import { openClassSheet } from '../../fixtures/controls/open-class-sheet.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a user without a plan is asked how to come, without a refusal, and compares the plans beside the class @phone', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 90 });
  await signedInAs(await createUser({ plan: null }));

  await openClassSheet(page, venue, flow);
  const refusal = page.getByRole('dialog', { name: 'How would you like to come?' });
  await expect(refusal.getByRole('list', { name: 'What is in the way' })).toHaveCount(0);
  await expect(refusal.getByRole('list', { name: 'What is in order' })).toHaveCount(0);
  await expect(refusal.getByRole('button', { name: /^Book/ })).toHaveCount(0);
  await expect(refusal.getByRole('button', { name: /^Choose .*a month/ })).toHaveCount(3);
  await refusal.getByRole('link', { name: /^Compare the plans/ }).click();
  await expect(page).toHaveURL(`/app/membership?session=${flow.id}`);
  const chosen = page.getByRole('region', { name: 'The class you chose' });
  await expect(chosen.getByRole('heading', { name: flow.title })).toBeVisible();
  await expect(chosen.getByText('12 left')).toBeVisible();
});

test('a Basic member who has a class that day sees every rule, the daily limit first @desktop', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const morning = await scheduleClass(venue, { startsInMinutes: 60, title: 'Morning Sit' });
  const evening = await scheduleClass(venue, { startsInMinutes: 180, title: 'Evening Stretch' });
  const member = await createUser({ plan: 'basic' });
  await (await actAs(member)).book(morning.id);
  await signedInAs(member);

  await openClassSheet(page, venue, evening);
  const refusal = page.getByRole('dialog', { name: 'That day is full for you' });
  const inTheWay = refusal.getByRole('list', { name: 'What is in the way' });
  await expect(inTheWay.getByRole('listitem')).toHaveText([/Classes that day.*1 of 1$/]);
  const inOrder = refusal.getByRole('list', { name: 'What is in order' });
  for (const rule of ['Membership active', 'Booking open', 'Visits this month', 'No overlap'])
    await expect(inOrder.getByRole('listitem').filter({ hasText: rule })).toBeVisible();
  await expectBelow(inTheWay, inOrder);
  await expect(refusal.getByRole('link', { name: /^See your plan/ })).toBeVisible();
});

test('a class that opens later is not also shown as open for booking @phone', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 20 * 24 * 60 });
  await signedInAs(await createUser());

  await page.goto(`/app/venue/${venue.id}?date=${flow.date}&session=${flow.id}`);
  const refusal = page.getByRole('dialog', { name: /^Booking opens/ });
  const open = refusal.getByRole('listitem').filter({ hasText: 'Booking open' });
  await expect(open).toHaveText([/^In the way: Booking open.*Not yet$/]);
});

/** Failed rules come first: they are why the member reads the list. */
async function expectBelow(upper: Locator, lower: Locator): Promise<void> {
  await expect(lower).toBeVisible();
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
}
