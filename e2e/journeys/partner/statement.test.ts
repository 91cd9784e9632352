import { germanOnPhone } from '../../fixtures/app-texts.ts';
import { createClosedStatement } from '../../fixtures/database/create-closed-statement.ts';
import { createUser } from '../../fixtures/database/create-user.ts';
import { createVenue } from '../../fixtures/database/create-venue.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use(germanOnPhone);

test('a partner disputes a line, by keyboard on a desktop, and ops pay the right amount', async ({
  page,
  signedInAs,
  texts,
  press,
}) => {
  const venue = await createVenue();
  const month = await createClosedStatement(venue);
  const { organisationId } = venue;
  const partner = await createUser({ role: 'partner_admin', organisationId, plan: null });
  const ops = await createUser({ role: 'ops', plan: null });

  await signedInAs(partner);
  await page.goto(`/app/partner/statement?venue=${venue.id}&month=${month}`);
  await expect(page.getByText(texts.like('partner-statement:state.closed'))).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: texts.of('partner-statement:csv') }));
  expect((await download).suggestedFilename()).toBe(`pulse-statement-${month}.csv`);
  const line = texts.like('partner-statement:disputeOf', { title: 'Vinyasa Flow' });
  await press(page.getByRole('button', { name: line }));
  const sheet = page.getByRole('dialog', { name: texts.of('partner-statement:sheet.title') });
  await sheet.getByLabel(texts.of('partner-statement:sheet.reason')).focus();
  await page.keyboard.type('She was there.');
  await press(sheet.getByRole('button', { name: texts.of('partner-statement:sheet.send') }));
  await expect(
    page.getByText(texts.of('partner-statement:disputed', { reason: 'She was there.' })),
  ).toBeVisible();

  await signedInAs(ops);
  await page.goto('/app/admin/statements');
  const ofVenue = texts.like('platform-statements:disputes.answerOf', { venue: venue.name });
  await press(page.getByRole('button', { name: ofVenue }));
  const answer = page.getByRole('dialog', { name: texts.of('platform-statements:answer.title') });
  const amount = answer.getByLabel(
    texts.of('platform-statements:answer.amount', { currency: 'USD' }),
  );
  const accept = answer.getByRole('button', {
    name: texts.of('platform-statements:answer.sendAccept'),
  });
  await amount.fill('3');
  await answer.getByLabel(texts.of('platform-statements:answer.reason')).fill('You are right.');
  await press(accept);
  await expect(answer.getByText(texts.of('platform-statements:answer.amountWrong'))).toBeVisible();
  await amount.fill('9');
  await press(accept);
  await expect(page.getByText(texts.of('platform-statements:answer.accepted'))).toBeVisible();

  await signedInAs(partner);
  await page.goto(`/app/partner/statement?venue=${venue.id}&month=${month}`);
  await expect(
    page.getByText(texts.of('partner-statement:accepted', { reason: 'You are right.' })),
  ).toBeVisible();
  const months = page.getByRole('navigation', { name: texts.of('partner-statement:months') });
  await press(months.getByRole('link').last());
  await expect(
    page.getByText(texts.like('partner-statement:correctsAfterDispute')).first(),
  ).toBeVisible();
  await expect(page.getByText(/^(USD\s9|9\s(USD|\$))$/).first()).toBeVisible();
});
