import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { ProviderName, SavedCard } from '../../../platform/payment-provider.ts';

/** A member's saved card, or the customer alone before a card is saved; null without either. */
export async function findCard(
  db: Db | Tx,
  userId: string,
  provider: ProviderName,
): Promise<SavedCard | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select([
      'customer_reference as customerReference',
      'payment_method_reference as paymentMethodReference',
      'card_brand as brand',
      'card_last4 as last4',
      'card_expires_month as expiresMonth',
      'card_expires_year as expiresYear',
    ])
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves a member's customer before there is a card; an account deleted meanwhile gets none. */
export async function saveCustomer(
  db: Db,
  userId: string,
  provider: ProviderName,
  reference: string,
): Promise<void> {
  await sql`INSERT INTO payment_customers (user_id, provider, customer_reference)
    SELECT id, ${provider}::text, ${reference}::text FROM users
    WHERE id = ${userId} AND deleted_at IS NULL
    ON CONFLICT (user_id, provider) DO NOTHING`.execute(db);
}

/** Saves the card that a member paid with, in place of an earlier one. */
export async function saveCard(
  tx: Tx,
  userId: string,
  provider: ProviderName,
  card: SavedCard,
): Promise<void> {
  const values = {
    customer_reference: card.customerReference,
    payment_method_reference: card.paymentMethodReference,
    card_brand: card.brand,
    card_last4: card.last4,
    card_expires_month: card.expiresMonth,
    card_expires_year: card.expiresYear,
  };
  await tx
    .insertInto('payment_customers')
    .values({ user_id: userId, provider, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(values))
    .execute();
}

/** Deletes a member's customers and returns them, to be removed at their providers. */
export async function takeCustomers(tx: Tx, userId: string) {
  const rows = await tx
    .deleteFrom('payment_customers')
    .where('user_id', '=', userId)
    .returning(['provider', 'customer_reference as reference'])
    .execute();
  return rows as { provider: ProviderName; reference: string }[];
}

/** A member's saved cards, for the data export. */
export function listCardsForExport(db: Db | Tx, userId: string) {
  return db
    .selectFrom('payment_customers')
    .select(['provider', 'card_brand', 'card_last4', 'card_expires_month', 'card_expires_year'])
    .where('user_id', '=', userId)
    .execute();
}
