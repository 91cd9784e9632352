import { createDigitalIdCode } from '@pulse/domain';
import { actAs } from '../../fixtures/api.ts';
import { germanOnPhone } from '../../fixtures/app-texts.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue, scheduleClass } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use(germanOnPhone);

test('staff see who is to come, scan again after a lost answer, and add a walk-in', async ({
  page,
  signedInAs,
  consoleErrors,
  texts,
  press,
  hasTouch,
}) => {
  const venue = await createVenue();
  const flow = await scheduleClass(venue, { startsInMinutes: 20 });
  const names = ['Salma Aoun', 'Salma Bitar', 'Salma Costa'];
  const members = await Promise.all(names.map((fullName) => createUser({ fullName })));
  for (const member of members) await (await actAs(member)).book(flow.id);
  const { organisationId } = venue;
  await signedInAs(await createUser({ role: 'partner_staff', organisationId, plan: null }));

  await page.goto('/app/checkin-dashboard');
  // Nothing is scrolled: the third person to come is above the bottom bar.
  const third = page.getByRole('button', {
    name: texts.of('front-desk:roster.checkInOf', { name: 'Salma Costa' }),
  });
  await expect(third).toBeInViewport({ ratio: 1 });
  await third.click({ trial: true });

  consoleErrors.allowOffline();
  let answers = 0;
  await page.route('**/partner/check-ins/scan', async (route) => {
    answers += 1;
    const response = await route.fetch();
    await (answers === 1 ? route.abort() : route.fulfill({ response }));
  });
  await press(page.getByRole('button', { name: texts.of('front-desk:scan.button') }));
  const scanner = page.getByRole('dialog', { name: texts.of('front-desk:scan.title') });
  const field = scanner.getByLabel(texts.of('front-desk:scan.type'));
  // A keyboard would hide the picture of the camera.
  if (hasTouch) await expect(field).not.toBeFocused();
  const code = await digitalIdCodeOf(members[0]);
  const unanswered = texts.of('front-desk:scan.unreachable');
  const welcome = texts.of('front-desk:scan.welcome', { name: 'Salma Aoun' });
  for (const said of [unanswered, welcome]) {
    await field.fill(code);
    await field.press('Enter');
    await expect(scanner.getByText(said)).toBeVisible();
  }
  await page.keyboard.press('Escape');

  const walkIn = await createUser({ fullName: 'Salma Walkin' });
  await press(
    page.getByRole('button', { name: texts.of('front-desk:lookUp.button'), exact: true }),
  );
  const lookUp = page.getByRole('dialog', { name: texts.of('front-desk:lookUp.title') });
  const search = lookUp.getByLabel(texts.of('front-desk:lookUp.name'));
  await search.fill('salma');
  await expect(lookUp.getByRole('listitem')).toHaveCount(3);
  await search.fill(walkIn.email);
  const [name, title] = [walkIn.fullName, 'Sunrise Flow'];
  const initials = 'SW';
  await expect(lookUp.getByText(texts.of('front-desk:lookUp.initialsOnly'))).toBeVisible();
  const start = texts.of('front-desk:walkIn.startOf', { name: initials });
  await press(lookUp.getByRole('button', { name: start }));
  const add = texts.like('front-desk:walkIn.addOf', { name: initials, title });
  await press(lookUp.getByRole('button', { name: add }));
  await expect(
    lookUp.getByText(texts.of('front-desk:walkIn.added', { name, title })),
  ).toBeVisible();
});

async function digitalIdCodeOf(member: Parameters<typeof actAs>[0] | undefined): Promise<string> {
  if (!member) throw new Error('A member was expected.');
  const id = await (await actAs(member)).get<{ member_code: string; secret: string }>(
    '/digital-id',
  );
  const secret = new Uint8Array(Buffer.from(id.secret, 'base64url'));
  return createDigitalIdCode(secret, id.member_code, Date.now());
}
