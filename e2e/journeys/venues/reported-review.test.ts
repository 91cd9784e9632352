import { actAs } from '../../fixtures/api.ts';
import { createAttendedClass } from '../../fixtures/database/create-attended-class.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { accessibilityViolations } from '../../fixtures/pages/accessibility-violations.ts';
import { expect, test } from '../../fixtures/test.ts';

const insult = 'The teacher is a clown, everybody says so.';

test('a member reports a review, ops take it down, and its author reads why and deletes it @desktop', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const reviewsPage = `/app/venue/${venue.id}#reviews`;
  const [author, reporter, ops] = await Promise.all([
    createUser({ fullName: 'Rami Rough' }),
    createUser({ fullName: 'Lina Role' }),
    createUser({ fullName: 'Omar Ops', role: 'ops', plan: null }),
  ]);
  await createAttendedClass(author, venue, { minutesAgo: 300 });
  await (await actAs(author)).post(`/venues/${venue.id}/reviews`, { rating: 1, text: insult });
  const reviews = page.getByRole('region', { name: 'Reviews' });

  await signedInAs(reporter);
  await page.goto(reviewsPage);
  await reviews.getByRole('button', { name: 'Report the review by Rami R.' }).click();
  const report = page.getByRole('dialog', { name: 'Report the review by Rami R.' });
  await report.getByRole('button', { name: 'Send' }).click();
  await expect(report).toContainText('Please choose what is wrong.');
  await report.getByRole('radio', { name: 'It insults or threatens somebody' }).check();
  await report.getByRole('button', { name: 'Send' }).click();
  await expect(report).toBeHidden();

  await signedInAs(ops);
  await page.goto('/app/feedback');
  await page.getByRole('tab', { name: /^Reported reviews \d+ waits?$/ }).click();
  await expect(page).toHaveURL(/view=reported/);
  const row = page.getByRole('listitem').filter({ hasText: venue.name });
  await expect(row).toContainText(insult);
  await expect(row).toContainText('Lina Role');
  await row.getByRole('button', { name: 'Take down the review by Rami R.' }).click();
  const question = page.getByRole('dialog', { name: 'Take down the review by Rami R.' });
  await question.getByRole('radio', { name: 'Something else' }).check();
  await question.getByRole('button', { name: 'Take it down' }).click();
  await expect(question).toContainText('Please say what it is.');
  await question.getByLabel('In words').fill('Say what happened, not what people are.');
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Take it down' }).click();
  await expect(question).toBeHidden();
  await expect(row).toHaveCount(0);

  await signedInAs(reporter);
  await page.goto(reviewsPage);
  await expect(reviews).toContainText('No reviews yet.');

  await signedInAs(author);
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByText(`We took down your review of ${venue.name}`).click();
  await expect(page).toHaveURL(reviewsPage);
  const own = reviews.getByRole('article');
  await expect(own).toContainText('Taken down');
  await expect(own).toContainText('Say what happened, not what people are.');
  await expect(own.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await own.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(reviews).toContainText('You can write a new one after your next visit here.');
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toHaveCount(0);
});
