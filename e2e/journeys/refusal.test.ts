import type { Locator } from '@playwright/test';
import { actAs } from '../world/api.ts';
import { aPerson } from '../world/people.ts';
import { openStudio, scheduleClass } from '../world/studio.ts';
import { expect, test } from './journey.ts';
import { openClass } from './open-class.ts';

test('somebody without a plan reads that this needs one, and where to get it', async ({
  page,
  signedInAs,
}) => {
  const studio = await openStudio();
  const flow = await scheduleClass(studio, { startsInMinutes: 90 });
  await signedInAs(await aPerson({ plan: null }));

  await openClass(page, studio, flow);
  const refusal = page.getByRole('dialog', { name: 'This needs a plan' });
  const inTheWay = refusal.getByRole('list', { name: 'What is in the way' });
  await expect(inTheWay.getByRole('listitem')).toHaveCount(1);
  await expect(inTheWay.getByRole('listitem')).toHaveText(/^In the way: Membership active.*No$/);
  await expectBelow(inTheWay, refusal.getByRole('list', { name: 'What is in order' }));
  await expect(refusal.getByRole('button', { name: /^Book/ })).toHaveCount(0);
  await refusal.getByRole('link', { name: /^Choose a plan/ }).click();
  await expect(page).toHaveURL('/app/membership');
});

test('a Basic member who has a class that day sees every rule, the daily limit first', async ({
  page,
  signedInAs,
}) => {
  const studio = await openStudio();
  const morning = await scheduleClass(studio, { startsInMinutes: 60, title: 'Morning Sit' });
  const evening = await scheduleClass(studio, { startsInMinutes: 180, title: 'Evening Stretch' });
  const member = await aPerson({ plan: 'basic' });
  await (await actAs(member)).book(morning.id);
  await signedInAs(member);

  await openClass(page, studio, evening);
  const refusal = page.getByRole('dialog', { name: 'That day is full for you' });
  const inTheWay = refusal.getByRole('list', { name: 'What is in the way' });
  await expect(inTheWay.getByRole('listitem')).toHaveText([/Classes that day.*1 of 1$/]);
  const inOrder = refusal.getByRole('list', { name: 'What is in order' });
  for (const rule of ['Membership active', 'Booking open', 'Visits this month', 'No overlap'])
    await expect(inOrder.getByRole('listitem').filter({ hasText: rule })).toBeVisible();
  await expectBelow(inTheWay, inOrder);
  await expect(refusal.getByRole('link', { name: /^See your plan/ })).toBeVisible();
});

test('a class that opens later is not ticked as open for booking in the same breath', async ({
  page,
  signedInAs,
}) => {
  const studio = await openStudio();
  const flow = await scheduleClass(studio, { startsInMinutes: 20 * 24 * 60 });
  await signedInAs(await aPerson());

  await page.goto(`/app/venue/${studio.id}?date=${flow.date}&session=${flow.id}`);
  const refusal = page.getByRole('dialog', { name: /^Booking opens/ });
  const open = refusal.getByRole('listitem').filter({ hasText: 'Booking open' });
  await expect(open).toHaveText([/^In the way: Booking open.*Not yet$/]);
});

/** Failures stand first: that is what the reader came for. */
async function expectBelow(upper: Locator, lower: Locator): Promise<void> {
  await expect(lower).toBeVisible();
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
}
