import { createAttendedClass } from '../../fixtures/database/create-attended-class.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('two taps say how a class was, the one that the link of the mail names, and each is asked about once', async ({
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
});
