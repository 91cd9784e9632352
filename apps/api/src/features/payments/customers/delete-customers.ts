import type { Tx } from '../../../platform/database/transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { ProviderName } from '../../../platform/payment-provider.ts';
import { takeCustomers } from './customers.store.ts';

/** The job that removes a customer and its cards at the provider. */
export const DELETE_CUSTOMER = 'payments.delete-customer';

interface Customer {
  provider: ProviderName;
  reference: string;
}

/** Erases a member's saved cards: here at once, at the provider after the commit. */
export async function deleteCustomersOf({ jobs }: Deps, tx: Tx, userId: string): Promise<void> {
  for (const customer of await takeCustomers(tx, userId))
    await jobs.send<Customer>(tx, DELETE_CUSTOMER, customer);
}

/** Removes one customer at the provider; throwing makes the job queue try again. */
export async function deleteCustomer(
  { paymentProvider }: Deps,
  { provider, reference }: Customer,
): Promise<void> {
  if (provider === paymentProvider.name) await paymentProvider.deleteCustomer(reference);
}
