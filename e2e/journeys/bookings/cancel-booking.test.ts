import { actAs } from '../../fixtures/api.ts';
import { openClassSheet } from '../../fixtures/controls/open-class-sheet.ts';
import { backdateBooking } from '../../fixtures/database/backdate-booking.ts';
import { createUser, type User } from '../../fixtures/database/create-user.ts';
import {
  createVenue,
  type ScheduledClass,
  scheduleClass,
} from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('cancelling late says that it uses a visit, and keeping the place is the primary button @desktop', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser({ plan: 'plus' });
  const flow = await scheduleClass(await createVenue(), { startsInMinutes: 5 * 60 });
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

test('a free cancellation, confirmed with a double click, is undone with one tap @phone', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser();
  const flow = await scheduleClass(await createVenue(), { startsInMinutes: 40 * 60 });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);

  await page.goto('/app/bookings');
  await page.getByRole('button', { name: `Cancel Sunrise Flow, ${flow.startsAt}` }).click();
  const question = page.getByRole('dialog', { name: 'Cancelling now is free' });
  await question.getByRole('button', { name: 'Cancel my booking' }).dblclick();
  await expect(question).toBeHidden();
  await expect(page.getByText('Nothing is booked. Find a class that fits your day.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You are booked again: Sunrise Flow.')).toBeVisible();
  await expect(page.getByText('Confirmed')).toBeVisible();
});

test('a member without a plan reads what becomes of the price of a single class @phone', async ({
  page,
  signedInAs,
}) => {
  const visitor = await createUser({ plan: null });
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 40 * 60, priceMinor: 1800 });
  await signedInAs(visitor);
  await openClassSheet(page, venue, flow);
  await expect(page.getByText('For this class only, no plan needed')).toBeVisible();
  await expect(page.getByText(/your plan/i)).toHaveCount(0);

  const elsewhere = await actAs(visitor);
  const { checkout_url } = await elsewhere.post<{ checkout_url: string }>('/bookings', {
    class_session_id: flow.id,
    pay_drop_in: true,
  });
  const payment = checkout_url.split('/').at(-1);
  await elsewhere.post(`/demo/payments/${payment}/settle`, { outcome: 'approve' });
  await page.goto('/app/bookings');
  await page.getByRole('button', { name: `Cancel Sunrise Flow, ${flow.startsAt}` }).click();
  const question = page.getByRole('dialog', { name: /^Cancelling now returns .*18/ });
  await expect(question.getByText(/18.*, back on your card by \d+ \w+/)).toBeVisible();
  await question.getByRole('button', { name: /^Cancel, get .*18.* back$/ }).click();
  await expect(
    page.getByText(/^Sunrise Flow is cancelled\. .*18.* goes back to your card by \d+ \w+\.$/),
  ).toBeVisible();
  await page.goto('/app/membership');
  const paid = page.getByRole('region', { name: 'Payments' }).getByRole('listitem');
  await expect(paid).toHaveText(/Sunrise Flow.*Refund on its way.*On your card by \d+ \w+/);
});

/** Books so long ago that the ten minutes of free cancelling are over. */
async function bookAnHourAgo(member: User, session: ScheduledClass): Promise<void> {
  const { id } = await (await actAs(member)).book(session.id);
  await backdateBooking(id, '1 hour');
}
