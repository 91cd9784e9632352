import { press, tabTo } from '../../fixtures/controls/keyboard.ts';
import { createMissedClass } from '../../fixtures/database/create-missed-class.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a member says “I was there”, and the venue agrees with one tap @desktop', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const member = await createUser({ fullName: 'Lina Present', plan: 'basic' });
  await createMissedClass(member, venue);
  await signedInAs(member);
  await page.goto('/app/membership/visits');
  const missed = page.getByRole('listitem').filter({ hasText: venue.name });
  await expect(missed).toContainText('Missed');
  await press(page, missed.getByRole('button', { name: 'I was there' }));
  const sheet = page.getByRole('dialog', { name: 'I was there' });
  await tabTo(page, sheet.getByLabel('Message to the venue'));
  await page.keyboard.type('I stood beside the window.');
  await press(page, sheet.getByRole('button', { name: 'Send' }));
  await expect(missed).toContainText('The venue answers by');

  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', plan: null, organisationId }));
  await page.goto('/app/checkin-dashboard');
  await press(page, page.locator('summary', { hasText: 'Members who say: I was there' }));
  await expect(page.getByText('I stood beside the window.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Accept: Lina Present' }));
  await expect(page.getByText('Accepted. Lina Present gets it back.')).toBeVisible();
  await expect(page.getByText('Members who say: I was there')).toBeHidden();

  await signedInAs(member);
  await page.goto('/app/membership/visits');
  await expect(missed).toContainText('Given back');
  await expect(missed).toContainText('“You were there.”');
});
