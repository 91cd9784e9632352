import type { changeOrganisation as operation } from '@pulse/contract';
import { looksLikeIban } from '@pulse/domain';
import type { z } from 'zod';
import type { ServerSecrets } from '../../../platform/crypto/server-secret.ts';
import { parsePhoneNumber } from '../profile/parse-phone-number.ts';
import { createPartnerEncryption, lastCharactersOf } from './partner-encryption.ts';

type Change = Omit<z.output<typeof operation.body>, 'version' | 'current_password'>;

/** The columns of a change, tax id and account encrypted. Rejects a phone number of no country. */
export function toOrganisationColumns(secrets: ServerSecrets, change: Change) {
  const { tax_id, bank_account, bank_name = '', contact_phone, ...columns } = change;
  const encryption = createPartnerEncryption(secrets);
  return {
    ...columns,
    ...(contact_phone !== undefined && {
      contact_phone: parsePhoneNumber(contact_phone, 'contact_phone'),
    }),
    ...(tax_id !== undefined && {
      tax_id_encrypted: encryption.encrypt(tax_id),
      tax_id_hint: lastCharactersOf(tax_id),
    }),
    ...(bank_account !== undefined && {
      bank_account_encrypted: encryption.encrypt(bank_account),
      bank_account_hint: lastCharactersOf(bank_account),
      // An IBAN names its bank.
      bank_name: looksLikeIban(bank_account) ? '' : bank_name,
    }),
  };
}
