import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { repeatClass } from '../../fixtures/database/repeat-class.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a member books the next week too, brings a guest and shares a link; a friend comes by it, and staff tick both off', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue({ guestsPerBooking: 2 });
  const flow = await scheduleClass(venue, { startsInMinutes: 25, priceMinor: 1200 });
  const nextWeek = { startsInMinutes: 25 + 7 * 24 * 60 };
  await repeatClass(flow, await scheduleClass(venue, nextWeek));
  const member = await createUser({ fullName: 'Rima Khoury' });
  await (await actAs(member)).book(flow.id);
  await signedInAs(member);

  await page.goto('/app/bookings');
  await page
    .getByRole('button', { name: `Bring a friend to Sunrise Flow, ${flow.startsAt}` })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Bring a friend' });
  await expect(sheet.getByText('Your guest pays USD 12 at the venue.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Take a place for them' }).click();
  await expect(sheet.getByText('Please enter a name.')).toBeVisible();
  await sheet.getByLabel('Name of your guest').fill('Karim Haddad');
  await sheet.getByRole('button', { name: 'Take a place for them' }).click();
  await expect(
    sheet.getByRole('button', { name: 'Cancel the place of Karim Haddad' }),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'Make a link' }).click();
  const link = (await sheet.getByText('/with#token=').textContent()) ?? '';

  // Next week's date is booked on the page of the series, this one is booked already.
  await page.goto(`/app/series/${flow.id}`);
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Book 1 date' }).click();
  await expect(page.getByText('1 date is booked.')).toBeVisible();
  await expect(page.getByText('Booked', { exact: true })).toHaveCount(2);

  // A friend opens it without an account.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/healthz');
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Rima is going. Come too.' }),
  ).toBeVisible();
  await expect(page.getByText('Khoury')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Book my own place' })).toHaveAttribute(
    'href',
    `/app/venue/${venue.id}?date=${flow.date}&session=${flow.id}`,
  );
  await page.getByLabel('Your name').fill('Mona Saad');
  await page.getByRole('button', { name: 'Come as a guest' }).click();
  await expect(page.getByText('You have a place, Mona Saad.')).toBeVisible();

  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));
  await page.goto('/app/checkin-dashboard');
  const figures = page.getByRole('region', { name: 'Sunrise Flow' }).getByRole('img');
  await expect(figures).toHaveAccessibleName('0 arrived, 3 to come, 9 free');
  await expect(page.getByText('Guest of Rima Khoury')).toHaveCount(2);
  await page.getByRole('button', { name: 'Check in Karim Haddad' }).click();
  await expect(page.getByText('Karim Haddad is checked in.')).toBeVisible();
  await page.getByRole('button', { name: 'Check in Mona Saad' }).click();
  await expect(figures).toHaveAccessibleName('2 arrived, 1 to come, 9 free');
});
