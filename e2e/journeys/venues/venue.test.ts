import type { Page } from '@playwright/test';
import { actAs } from '../../fixtures/api.ts';
import { closeVenue } from '../../fixtures/database/close-venue.ts';
import { createUser, type User } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass, type Venue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

const venuePage = ({ id }: Venue) => `/app/venue/${id}`;
const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews' });

/** A user whom the staff of the venue checked in for a class. */
async function aVisitor(venue: Venue, staff: User, fullName: string): Promise<User> {
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const visitor = await createUser({ fullName });
  const { id } = await (await actAs(visitor)).book(flow.id);
  await (await actAs(staff)).post('/partner/check-ins/by-hand', { booking_id: id });
  return visitor;
}

test('a class in the address opens its sheet; reload keeps it, back closes it @phone', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 90 });
  const later = await scheduleClass(venue, { startsInMinutes: 3 * 24 * 60, title: 'Slow Sunday' });
  await signedInAs(await createUser());

  await page.goto(`${venuePage(venue)}?session=${later.id}`);
  const sheet = page.getByRole('dialog', { name: /Slow Sunday/ });
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(venuePage(venue));

  await page.goto(`${venuePage(venue)}?date=${later.date}`);
  await page.getByRole('button', { name: /: Slow Sunday, / }).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${venuePage(venue)}?date=${later.date}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Slow Sunday' })).toBeVisible();

  await page.goto(`${venuePage(venue)}?date=someday&session=nothing`);
  await expect(page.getByRole('heading', { name: flow.title })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor reviews a venue, the venue answers, and the notification leads to the answer @phone', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  const { organisationId } = venue;
  const staff = await createUser({ role: 'partner_staff', organisationId, plan: null });
  const visitor = await aVisitor(venue, staff, 'Karim Kettle');
  await signedInAs(visitor);
  await page.goto(venuePage(venue));
  const reviews = reviewsOf(page);
  await expect(reviews).toContainText('No reviews yet.');
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('dialog', { name: `How was it at ${venue.name}?` });
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(form).toContainText('Please choose from one to five stars.');
  await expect(form).toContainText('Please write at least 10 characters.');
  await form.getByRole('radio', { name: '3 stars' }).focus();
  await page.keyboard.press('ArrowRight');
  await form.getByLabel('In your words').fill('Warm floor, cold shower, kind people.');
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(form).toBeHidden();
  const own = reviews.getByRole('article');
  await expect(own).toContainText('Karim K.');
  await expect(own.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(page.getByRole('link', { name: '4.0 from 1 review' })).toBeVisible();
  await expect(reviews.getByText('4 stars: 1 review')).toBeAttached();
  await expect(reviews.getByText('1 star: 0 reviews')).toBeAttached();
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toHaveCount(0);

  await signedInAs(staff);
  await page.goto(venuePage(venue));
  await reviews.getByRole('button', { name: 'Answer the review by Karim K.' }).click();
  const answer = page.getByRole('dialog', { name: 'Your answer to Karim K.' });
  await answer.getByLabel('What the venue says').fill('The boiler is new since Monday.');
  await answer.getByRole('button', { name: 'Publish answer' }).click();
  await expect(answer).toBeHidden();
  await expect(reviews).toContainText(`${venue.name} answers`);

  await signedInAs(visitor);
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByText(`${venue.name} answered your review`).click();
  await expect(page).toHaveURL(`${venuePage(venue)}#reviews`);
  await expect(reviews.getByText('The boiler is new since Monday.')).toBeInViewport();

  await reviews.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: `Your review of ${venue.name}` });
  await edit.getByLabel('In your words').fill('Warm floor, warm shower, kind people.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(own).toContainText('warm shower');
  await expect(own).toContainText('edited');
  await reviews.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(reviews).toContainText('No reviews yet.');
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toBeVisible();
});

test('a member without a visit reads what a review requires, and finds no form @desktop', async ({
  page,
  signedInAs,
}) => {
  const venue = await createVenue();
  await signedInAs(await createUser());
  await page.goto(venuePage(venue));
  await expect(reviewsOf(page)).toContainText('You can write one after your first visit here.');
  await expect(reviewsOf(page).getByRole('button', { name: 'Write a review' })).toHaveCount(0);
});

test('closures are listed and browsed by keyboard @desktop', async ({ page, signedInAs }) => {
  const venue = await createVenue();
  const day = await closeVenue(venue, { inDays: 9, reason: 'Floor sanding' });
  await signedInAs(await createUser());
  await page.goto(venuePage(venue));
  const inWords = (date: string) =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(
      new Date(`${date}T12:00:00Z`),
    );
  await expect(page.getByText(`Next closed on ${inWords(day)}: Floor sanding.`)).toBeVisible();
  await page.getByRole('button', { name: `${inWords(day)}: Closed: Floor sanding` }).focus();
  await page.keyboard.press('ArrowRight');
  const after = new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  const next = page.getByRole('button', { name: `${inWords(after)}: 00:00–23:59` });
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-pressed', 'true');
});
