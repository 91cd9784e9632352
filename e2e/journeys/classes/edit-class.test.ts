import { actAs } from '../../fixtures/api.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test('what a colleague saved meanwhile is shown, and what was typed is kept, through a reload too', {
  tag: '@desktop',
}, async ({ page, signedInAs, consoleErrors }) => {
  consoleErrors.allowStatus(409, '/preview');
  const { id: venue_id, organisationId } = await createVenue();
  const [partner, staff] = [
    await createUser({ role: 'partner_admin', organisationId, plan: null }),
    await createUser({ role: 'partner_staff', organisationId, plan: null }),
  ];
  const colleague = await actAs(staff);
  const { id } = await colleague.post<{ id: string }>('/partner/class-templates', {
    venue_id,
    name: 'Mat',
    activity: 'pilates',
    capacity: 8,
    duration_minutes: 60,
    drop_in_price: null,
    tier: 'standard',
    weekly: [{ weekday: 1, start: '18:00' }],
    first_date: '2026-01-05',
    last_date: null,
    draft: true,
  });
  await signedInAs(partner);
  await page.goto(`/app/partner/class-templates/${id}`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Mat for beginners');
  await page.getByLabel('Start').fill('23:30');
  await expect(page.getByText('Outside the opening hours of the venue: Mon, 23:30.')).toBeVisible();
  // The browser asks before the page is left.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(name).toHaveValue('Mat for beginners');

  await colleague.patch(`/partner/class-templates/${id}`, {
    version: 1,
    name: 'Mat, slow',
    capacity: 12,
  });
  await page.getByRole('button', { name: 'Save draft' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'This was saved in another tab' });
  await expect(note).toBeFocused();
  await expect(note.getByText('Saved now: Mat, slow')).toBeVisible();
  await expect(note.getByText('You typed: Mat for beginners')).toBeVisible();
  await expect(note.getByText('Saved now: 12')).toBeVisible();
  await expect(name).toHaveValue('Mat for beginners');
  await expect(page.getByRole('textbox', { name: 'Capacity' })).toHaveValue('12');
  await page.getByRole('button', { name: 'Take the saved one, Name' }).click();
  await expect(name).toHaveValue('Mat, slow');
  await expect(note).toBeFocused();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Mat, slow is published and can be booked.')).toBeVisible();
  expect(
    await colleague.get<object>(`/partner/class-templates/${id}`),
    'the typed start beside what the colleague saved',
  ).toMatchObject({
    name: 'Mat, slow',
    capacity: 12,
    status: 'published',
    weekly: [{ weekday: 1, start: '23:30' }],
  });
});
