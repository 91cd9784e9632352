import { createClosedStatement } from '../../fixtures/database/create-closed-statement.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a partner disputes a line by keyboard, and ops pay the right amount', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const month = await createClosedStatement(venue);
  const { organisationId } = venue;
  const partner = await createUser({ role: 'partner_admin', organisationId, plan: null });
  const ops = await createUser({ role: 'ops', plan: null });

  await signedInAs(partner);
  await page.goto(`/app/partner/statement?venue=${venue.id}&month=${month}`);
  await expect(page.getByText('Closed on', { exact: false })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).press('Enter');
  expect((await download).suggestedFilename()).toBe(`pulse-statement-${month}.csv`);
  await page.getByRole('button', { name: /^Dispute: Vinyasa Flow/ }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Dispute a line' });
  await sheet.getByLabel('What is wrong?').focus();
  await page.keyboard.type('She was there.');
  await sheet.getByRole('button', { name: 'Send the dispute' }).press('Enter');
  await expect(page.getByText('You disputed this line: “She was there.”')).toBeVisible();

  await signedInAs(ops);
  await page.goto('/app/admin/statements');
  await page.getByRole('button', { name: `Answer the dispute of ${venue.name}` }).press('Enter');
  const answer = page.getByRole('dialog', { name: 'Answer a dispute' });
  await answer.getByLabel('What the line should pay, in USD').fill('3');
  await answer.getByLabel('Reason').fill('You are right.');
  await answer.getByRole('button', { name: 'Accept the dispute' }).press('Enter');
  await expect(answer.getByText('Please enter an amount above that of the line.')).toBeVisible();
  await answer.getByLabel('What the line should pay, in USD').fill('9');
  await answer.getByRole('button', { name: 'Accept the dispute' }).press('Enter');
  await expect(page.getByText('Accepted. The next statement corrects the line.')).toBeVisible();

  await signedInAs(partner);
  await page.goto(`/app/partner/statement?venue=${venue.id}&month=${month}`);
  await expect(page.getByText('Accepted: “You are right.”')).toBeVisible();
  await page.getByRole('navigation', { name: 'Other months' }).getByRole('link').last().click();
  await expect(page.getByText(/after your dispute/).first()).toBeVisible();
  await expect(page.getByText(/^USD\s9$/).first()).toBeVisible();
});
