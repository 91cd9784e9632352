import type { Db } from './database.ts';

/** Inserts a proposal of rates that waits for its answer, and returns its id. */
export async function createRateProposal(
  db: Db,
  proposal: { venue_id: string; proposed_by: string; first_day: string; rates?: object },
): Promise<string> {
  const { rates = { class: 900, missed: 300 }, ...columns } = proposal;
  const { organisation_id } = await db
    .selectFrom('venues')
    .select('organisation_id')
    .where('id', '=', proposal.venue_id)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('rate_proposals')
    .values({
      ...columns,
      organisation_id,
      currency: 'USD',
      rates: JSON.stringify(rates),
      proposed_at: new Date(Date.parse(proposal.first_day) - 2 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts rates of a venue in USD that both sides agreed on before their first day. */
export async function createAgreedRates(
  db: Db,
  agreed: {
    venue_id: string;
    proposed_by: string;
    first_day: string;
    rates: Readonly<Record<string, number>>;
  },
): Promise<void> {
  const { venue_id, first_day, rates } = agreed;
  const proposal_id = await createRateProposal(db, agreed);
  const agreed_at = new Date(Date.parse(first_day) - 86_400_000);
  const { organisation_id } = await db
    .updateTable('rate_proposals')
    .set({ status: 'accepted', answered_at: agreed_at })
    .where('id', '=', proposal_id)
    .returning('organisation_id')
    .executeTakeFirstOrThrow();
  const currency = { organisation_id, currency: 'USD' };
  await db
    .insertInto('statement_currencies')
    .values(currency)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('statement_series')
    .values({ ...currency, venue_id, first_month: `${first_day.slice(0, 7)}-01` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('visit_rates')
    .values(
      Object.entries(rates).map(([kind, amount_minor]) => ({
        ...{ venue_id, kind, first_day, amount_minor, proposal_id, agreed_at },
      })),
    )
    .execute();
}

/** Inserts a closed month of a venue with one line, and returns the line's id. */
export async function createStatementLine(
  db: Db,
  statement: { venue_id: string; month: string; visit_id: string; closed_at: Date },
): Promise<string> {
  const { venue_id, visit_id, closed_at } = statement;
  const month = `${statement.month}-01`;
  return db.transaction().execute(async (tx) => {
    const { organisation_id } = await tx
      .selectFrom('venues')
      .select('organisation_id')
      .where('id', '=', venue_id)
      .executeTakeFirstOrThrow();
    const currency = { organisation_id, currency: 'USD' };
    await tx
      .insertInto('statement_currencies')
      .values(currency)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('statement_series')
      .values({ ...currency, venue_id, first_month: month, closed_month: month })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id: statement_id } = await tx
      .insertInto('statements')
      .values({
        ...{ venue_id, month, closed_at, currency: 'USD', total_minor: 300 },
        ...{ lines: 1, lines_without_rate: 0, venue_name: 'Nafas', partner_name: 'Nafas' },
        ...{ payer_name: 'Pulse', payer_address: '' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await tx
      .insertInto('statement_lines')
      .values({
        ...{ statement_id, venue_id, visit_id, position: 1, type: 'visit', kind: 'missed' },
        ...{ date: month, initials: 'RH', title: 'Vinyasa Flow', amount_minor: 300 },
        ...{ rate_minor: 300, rate_first_day: month },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}
