import { randomUUID } from 'node:crypto';
import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { violationsInBothThemes } from '../../fixtures/pages/accessibility-violations.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a guest pays at the desk: one tap for cash or card, a receipt, the day’s total, and back', async ({
  page,
  signedInAs,
  press,
}) => {
  const venue = await createVenue({ guestsPerBooking: 1 });
  const flow = await scheduleClass(venue, { startsInMinutes: 20, priceMinor: 1200 });
  const member = await actAs(await createUser({ fullName: 'Karim Kettle' }));
  const { id } = await member.book(flow.id);
  await member.put(`/bookings/${id}/guests/${randomUUID()}`, { name: 'Mona Saad' });
  const { organisationId } = venue;
  await signedInAs(
    await createUser({ fullName: 'Rima Desk', role: 'partner_staff', organisationId, plan: null }),
  );
  await page.goto('/app/checkin-dashboard');
  const row = page.getByRole('row').filter({ hasText: 'Guest of Karim Kettle' });
  await expect(row).toContainText('Pays USD 12 here');
  const takings = page.getByRole('region', { name: 'Paid at the desk today' });
  await expect(takings).toHaveCount(0);

  await press(page.getByRole('button', { name: 'Mona Saad has paid USD 12' }));
  const sheet = page.getByRole('dialog', { name: 'Record a payment' });
  await press(sheet.getByRole('button', { name: 'Cash' }));
  await expect(page.getByText('Mona Saad has paid USD 12 in cash. Receipt no. 1.')).toBeVisible();
  await expect(row).toContainText('Paid USD 12, cash');
  await expect(takings).toContainText('CashUSD 12');
  await expect(takings).toContainText('Total USDUSD 12');

  await press(page.getByRole('button', { name: 'No. 1, receipt of Mona Saad' }));
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  for (const words of ['No. 1', 'Mona Saad', 'USD 12', 'Cash', 'Rima Desk'])
    await expect(receipt.getByText(words, { exact: true })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await press(receipt.getByRole('button', { name: 'Take back' }));
  await receipt.getByLabel('Reason').fill('It was by card');
  await press(receipt.getByRole('button', { name: 'Take back' }));
  await expect(page.getByText('Receipt no. 1 is taken back.')).toBeVisible();
  await expect(row).toContainText('Pays USD 12 here');
  await press(page.getByRole('button', { name: 'Mona Saad has paid USD 12' }));
  await press(sheet.getByRole('button', { name: 'Card' }));
  await expect(row).toContainText('Paid USD 12, card');
  await expect(takings).toContainText('CashUSD 0');
  await expect(takings).toContainText('CardUSD 12');
  await takings.getByText('3 receipts').click();
  await expect(takings).toContainText('Takes back no. 1: It was by card');
});
