import { openClassSheet } from '../../fixtures/controls/open-class-sheet.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a member whose card is declined is told so beside the class, and pays for the class alone or for the plan @phone', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 180, priceMinor: 500 });
  await signedInAs(await createUser({ plan: null }));
  await openClassSheet(page, venue, flow);
  const offers = page.getByRole('dialog', { name: 'How would you like to come?' });

  await test.step('the plan is declined', async () => {
    await offers.getByRole('button', { name: /^Choose Basic/ }).click();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'The bank declined. Nothing was charged. Try again, or pay for this class alone.',
    );
    await expect(page.getByRole('button', { name: /^Choose Basic/ })).toBeVisible();
  });

  await test.step('so is the class alone', async () => {
    await page.getByRole('button', { name: /^Pay .*5.* once/ }).click();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(offers.getByRole('alert')).toHaveText(
      'The bank declined. Nothing was charged. Try again.',
    );
  });

  await test.step('the class alone is paid', async () => {
    await offers.getByRole('button', { name: /^Pay .*5.* once/ }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByRole('dialog', { name: flow.title })).toBeVisible();
    await expect(page.getByText('The bank declined.')).toBeHidden();
  });
});

test('the plan that the bank declined is paid the second time, and the class is booked with it @desktop', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 180, priceMinor: 500 });
  await signedInAs(await createUser({ plan: null }));
  await openClassSheet(page, venue, flow);
  await page.getByRole('button', { name: /^Choose Basic/ }).click();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('link', { name: 'Go back' }).click();
  await page.getByRole('button', { name: /^Choose Basic/ }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Basic is yours from now on.')).toBeVisible();
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible();
});

test('a Plus class on Basic offers Plus with its price today, and leads back to the class @phone', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue({ tier: 'plus' });
  const flow = await scheduleClass(venue, { startsInMinutes: 180, priceMinor: 500 });
  await signedInAs(await createUser({ plan: 'basic' }));
  await openClassSheet(page, venue, flow);
  const refusal = page.getByRole('dialog', { name: 'Not part of your plan' });
  const upgrade = refusal.getByRole('link', { name: /^Move to Plus: .*\d.* today/ });
  await expect(upgrade).toContainText('4 Plus visits a month');
  await expect(refusal.getByRole('link', { name: /^See your plan/ })).toBeHidden();
  const price = /USD\s[\d.]+/.exec((await upgrade.textContent()) ?? '')?.[0] ?? '';
  await upgrade.click();
  await expect(page.getByRole('region', { name: 'The class you chose' })).toBeVisible();
  await page.getByRole('button', { name: `Change to Plus and pay ${price}` }).click();
  await expect(page.getByText('Plus is yours from now on.')).toBeVisible();
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible();
});
