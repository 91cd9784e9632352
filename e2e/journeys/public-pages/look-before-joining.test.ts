import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a visitor looks at a city and a venue before joining, and books on the way to signing in @phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Beirut', exact: true }).click();
  await expect(page).toHaveURL('/cities/beirut');
  await expect(page.getByRole('heading', { level: 1, name: 'Beirut' })).toBeVisible();
  // Venues of other journeys offer yoga; these would come before it.
  await page.getByRole('link', { name: /^Climbing \d+$/ }).click();
  await expect(page).toHaveURL(/activity=climbing/);
  await page.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Jabal Bloc' }).click();
  await expect(page).toHaveURL('/venues/jabal-bloc-beirut');
  await expect(page).toHaveTitle('Jabal Bloc, Beirut · Pulse');
  const prices = page.getByRole('region', { name: 'What it costs' });
  await expect(prices.getByText(/^USD\s\d+/)).toBeVisible();
  await expect(prices.getByText('8 visits a month')).toBeVisible();

  const timetable = page.getByRole('region', { name: 'Timetable' });
  await timetable.getByText('Tomorrow').click();
  const row = timetable.getByRole('listitem').filter({ visible: true }).first();
  await expect(row.getByText(/left$/)).toBeVisible();
  const action = row.getByRole('link', { name: /^(Book|Join waitlist): / });
  await expect(action).toHaveAttribute(
    'href',
    /^\/app\/venue\/[0-9a-f-]{36}\?date=\d{4}-\d\d-\d\d&session=[0-9a-f-]{36}$/,
  );
  await action.click();
  await expect(page).toHaveURL('/auth');
});

test('the timetable of a venue can be read, and its day chosen, without JavaScript @desktop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/venues/nafas-studio-beirut?lang=fr');
  const timetable = page.getByRole('region', { name: 'Planning' });
  await timetable.getByText('Demain').click();
  await expect(timetable.getByRole('link', { name: /^Réserver : / }).first()).toBeVisible();
  await context.close();
});

test('the places left are those of now, also on a page that was rendered before @desktop', async ({
  page,
}) => {
  const venue = await createVenue();
  const { title } = await scheduleClass(venue, { startsInMinutes: 180, capacity: 4 });
  await page.route('**/api/v1/class-sessions?*', async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = await response.json();
    const full = items.map((session: { capacity: number }) => ({
      ...session,
      booked: session.capacity,
    }));
    await route.fulfill({ response, json: { ...rest, items: full } });
  });
  const rendered = await (await page.request.get(`/venues/${venue.id}`)).text();
  expect(rendered.replaceAll(/<[^>]+>/g, '')).toContain('4 left');
  await page.goto(`/venues/${venue.id}`);
  await expect(page).toHaveURL(/\/venues\/corniche-test-studio-[0-9a-f]{8}-beirut$/);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('No places left')).toBeVisible();
  await expect(row.getByRole('link', { name: `Join waitlist: ${title}` })).toBeVisible();
  await expect(row.locator('circle[data-kind="taken"]')).toHaveCount(4);
});
