import { createAttendedClass } from '../../fixtures/database/create-attended-class.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('two taps say how a class was, the one that the mail names, once for each, and the venue reads no single rating', async ({
  page,
  signedInAs,
}) => {
  const member = await createUser();
  const venue = await createVenue();
  const first = await createAttendedClass(member, venue, {
    minutesAgo: 26 * 60,
    title: 'Slow Flow',
  });
  await createAttendedClass(member, venue, { minutesAgo: 2 * 60, title: 'Power Flow' });
  await signedInAs(member);
  await page.goto(`/app/dashboard#visit-${first.bookingId}`);

  const question = page.getByRole('region', { name: 'How was it?' });
  await expect(question).toContainText(`Slow Flow at ${venue.name}`);
  await question.getByRole('radio', { name: 'Wonderful' }).check();
  await question.getByRole('button', { name: 'The atmosphere' }).click();
  const thanks = page.getByRole('heading', { name: 'Thank you.' });
  await expect(thanks).toBeFocused();
  await expect(page.getByRole('link', { name: 'Write a public review' })).toHaveAttribute(
    'href',
    `/app/venue/${venue.id}#reviews`,
  );

  await page.goto('/app/bookings?view=past');
  await expect(question).toContainText(`Power Flow at ${venue.name}`);
  await question.getByRole('button', { name: 'Rather not say' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Your month in review' })).toBeVisible();
  await expect(page.getByText('Slow Flow').first()).toBeVisible();
  await expect(question).toBeHidden();

  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));
  await page.goto(`/app/partner/analytics?venue=${venue.id}`);
  const ratings = page.getByRole('table', { name: 'How members rated their visits' });
  const cells = ratings.getByRole('row', { name: venue.name }).getByRole('cell');
  await expect(cells).toHaveText(['Too few', 'Fewer than 5']);
});
