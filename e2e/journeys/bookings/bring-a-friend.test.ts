import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { repeatClass } from '../../fixtures/database/repeat-class.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a member books the dates of a series that are possible, brings a guest and shares a link; a friend comes by it, and staff tick both off', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue({ guestsPerBooking: 2 });
  const flow = await scheduleClass(venue, { startsInMinutes: 25, priceMinor: 1200 });
  const inDays = (days: number, capacity = 12) =>
    scheduleClass(venue, { startsInMinutes: 25 + days * 24 * 60, capacity });
  const [nextWeek, notOpen] = [await inDays(7, 1), await inDays(14)];
  for (const date of [nextWeek, notOpen]) await repeatClass(flow, date);
  await signedInAs(await createUser({ fullName: 'Rima Khoury' }));

  // Two of three dates are possible; all or none of them, and then those that are left.
  await page.goto(`/app/series/${flow.id}`);
  const dates = page.getByRole('group', { name: 'Dates' });
  await expect(dates.getByText(/^Opens on .+ at \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Book none' }).press('Space');
  await (await actAs(await createUser())).book(nextWeek.id);
  await page.getByRole('button', { name: 'Book 2 dates' }).click();
  await expect(
    page.getByText('Nothing is booked, because one date was not possible:'),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /: .*full/i })).toBeVisible();
  await expect(dates.getByText(/^Full\. Choose it to join the waitlist/)).toBeVisible();
  await page.getByRole('button', { name: 'Book 1 date', exact: true }).click();
  await expect(page.getByText('1 date is booked.')).toBeVisible();
  await expect(dates.getByText('Booked', { exact: true })).toHaveCount(1);

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
  await expect(page.getByText('USD 12, or with a plan.')).toBeVisible();
  await page.getByRole('link', { name: 'Book my own place' }).click();
  // The invitation stays with the class on the way through sign-up.
  const chosen = page.getByRole('region', { name: 'The class you chose' });
  await expect(chosen.getByText('Rima is going')).toBeVisible();
  await page.goto('/healthz');
  await page.goto(link);
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
