import type { Page } from '@playwright/test';
import { actAs } from '../world/api.ts';
import { query } from '../world/database.ts';
import { aPerson, type Person } from '../world/people.ts';
import { openStudio, type Studio, scheduleClass } from '../world/studio.ts';
import { expect, test } from './journey.ts';

const venuePage = ({ id }: Studio) => `/app/venue/${id}`;
const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews' });

/** Somebody whom the staff of the studio ticked off for a class. */
async function aVisitor(studio: Studio, staff: Person, fullName: string): Promise<Person> {
  const flow = await scheduleClass(studio, { startsInMinutes: 20 });
  const visitor = await aPerson({ fullName });
  const { id } = await (await actAs(visitor)).book(flow.id);
  await (await actAs(staff)).post('/partner/check-ins/by-hand', { booking_id: id });
  return visitor;
}

test('a class in the address opens its sheet; reload keeps it, back closes what was opened', async ({
  page,
  signedInAs,
}) => {
  const studio = await openStudio();
  const flow = await scheduleClass(studio, { startsInMinutes: 90 });
  const later = await scheduleClass(studio, { startsInMinutes: 3 * 24 * 60, title: 'Slow Sunday' });
  await signedInAs(await aPerson());

  await page.goto(`${venuePage(studio)}?session=${later.id}`);
  const sheet = page.getByRole('dialog', { name: /Slow Sunday/ });
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(venuePage(studio));

  await page.goto(`${venuePage(studio)}?date=${later.date}`);
  await page.getByRole('button', { name: /: Slow Sunday, / }).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${venuePage(studio)}?date=${later.date}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Slow Sunday' })).toBeVisible();

  await page.goto(`${venuePage(studio)}?date=someday&session=nothing`);
  await expect(page.getByRole('heading', { name: flow.title })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor reviews a venue, the venue answers, and the visitor is led to the answer', async ({
  page,
  signedInAs,
}) => {
  const studio = await openStudio();
  const { organisationId } = studio;
  const staff = await aPerson({ role: 'partner_staff', organisationId, plan: null });
  const visitor = await aVisitor(studio, staff, 'Karim Kettle');
  await signedInAs(visitor);
  await page.goto(venuePage(studio));
  const reviews = reviewsOf(page);
  await expect(reviews).toContainText('No reviews yet.');
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('dialog', { name: `How was it at ${studio.name}?` });
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
  await page.goto(venuePage(studio));
  await reviews.getByRole('button', { name: 'Answer the review by Karim K.' }).click();
  const answer = page.getByRole('dialog', { name: 'Your answer to Karim K.' });
  await answer.getByLabel('What the venue says').fill('The boiler is new since Monday.');
  await answer.getByRole('button', { name: 'Publish answer' }).click();
  await expect(answer).toBeHidden();
  await expect(reviews).toContainText(`${studio.name} answers`);

  await signedInAs(visitor);
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByText(`${studio.name} answered your review`).click();
  await expect(page).toHaveURL(`${venuePage(studio)}#reviews`);
  await expect(reviews.getByText('The boiler is new since Monday.')).toBeInViewport();

  await reviews.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: `Your review of ${studio.name}` });
  await edit.getByLabel('In your words').fill('Warm floor, warm shower, kind people.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(own).toContainText('warm shower');
  await expect(own).toContainText('edited');
  await reviews.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(reviews).toContainText('No reviews yet.');
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toBeVisible();
});

test('whoever has not been there reads what a review takes, and finds no form', async ({
  page,
  signedInAs,
}) => {
  const studio = await openStudio();
  await signedInAs(await aPerson());
  await page.goto(venuePage(studio));
  await expect(reviewsOf(page)).toContainText('You can write one after your first visit here.');
  await expect(reviewsOf(page).getByRole('button', { name: 'Write a review' })).toHaveCount(0);
});

test('closures are told in words and walked through by keyboard', async ({ page, signedInAs }) => {
  const studio = await openStudio();
  const [closed] = await query<{ date: string }>(
    `INSERT INTO venue_closures (venue_id, local_date, reason)
     SELECT id, (now() AT TIME ZONE time_zone)::date + 9, 'Floor sanding' FROM venues WHERE id = $1
     RETURNING local_date::text AS date`,
    [studio.id],
  );
  await signedInAs(await aPerson());
  await page.goto(venuePage(studio));
  const words = (date: string) =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(
      new Date(`${date}T12:00:00Z`),
    );
  const day = closed?.date ?? '';
  await expect(page.getByText(`Next closed on ${words(day)}: Floor sanding.`)).toBeVisible();
  await page.getByRole('button', { name: `${words(day)}: Closed: Floor sanding` }).focus();
  await page.keyboard.press('ArrowRight');
  const after = new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  const next = page.getByRole('button', { name: `${words(after)}: 00:00–23:59` });
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-pressed', 'true');
});
