import type { Tx } from '../../platform/database/transaction.ts';
import { NAFAS_ID } from '../has-demo-data.ts';

const TAX_ID = '601-3304417';
const BANK_ACCOUNT = 'LB30 0999 0000 0001 0019 2557 9115';

/** Gives the demo partner's organisation what an approved application would have passed to it. */
export async function seedOrganisationDetails(
  tx: Tx,
  encrypt: (text: string) => Uint8Array,
): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({
      legal_name: 'Nafas Studio SAL',
      contact_name: 'Lina Haddad',
      contact_email: 'partner@pulse.test',
      contact_phone: '+9611555019',
      tax_id_encrypted: Buffer.from(encrypt(TAX_ID)),
      tax_id_hint: `•••• ${TAX_ID.slice(-4)}`,
      bank_account_encrypted: Buffer.from(encrypt(BANK_ACCOUNT)),
      bank_account_hint: `•••• ${BANK_ACCOUNT.slice(-4)}`,
    })
    .where('id', '=', NAFAS_ID)
    .execute();
}
