import { ORGANISATION_EDITORS, payoutAccountFault, taxIdFault } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { instant } from '../schemas.ts';
import { line } from '../text.ts';
import { email, password, phone } from './fields.ts';

const taxId = line(60).check(({ value, issues }) => {
  const code = taxIdFault(value);
  if (code) issues.push({ code: 'custom', input: value, params: { code } });
});

const fields = {
  legal_name: line(160).min(2),
  contact_name: line(120).min(2),
  contact_email: email,
  contact_phone: phone,
};

const accountFields = z
  .object({ bank_account: z.string().optional(), bank_name: z.string().default('') })
  .catch({ bank_name: '' });

export const organisation = z
  .object({
    version: z.int().describe('Grows with each change'),
    name: z.string().describe('As Pulse calls it; the legal name may be another'),
    legal_name: z.string(),
    contact_name: z.string(),
    contact_email: z.string(),
    contact_phone: z.string(),
    tax_id_hint: z.string().describe('Masked; empty while there is none'),
    bank_name: z.string().describe('Empty for an IBAN'),
    bank_account_hint: z.string().describe('Masked; empty while there is none'),
    changed_at: instant.nullable(),
  })
  .meta({ id: 'Organisation' });

const tag = 'accounts';
const access = ORGANISATION_EDITORS;

export const getOrganisation = operation({
  id: 'getOrganisation',
  method: 'GET',
  path: '/partner/organisation',
  tag,
  access,
  summary: 'The own organisation, with the last characters of tax id and bank account',
  responses: { 200: organisation },
  refusals: ['not_found'],
});

export const changeOrganisation = operation({
  id: 'changeOrganisation',
  method: 'PATCH',
  path: '/partner/organisation',
  tag,
  access,
  summary:
    'Change fields of the own organisation with the current password; every admin gets a mail',
  body: z
    .strictObject({
      ...fields,
      tax_id: taxId,
      bank_account: line(60).describe('An IBAN, or a local number with `bank_name`'),
      bank_name: line(120).describe('Only together with `bank_account`'),
      version: z.int().min(1).describe('The version that was edited'),
      current_password: password,
    })
    .partial()
    .required({ version: true, current_password: true })
    .superRefine(checkAccount, { when: () => true }),
  responses: { 200: organisation },
  refusals: [
    'not_found',
    'version_conflict',
    'invalid_credentials',
    'too_many_attempts',
    'validation_failed',
  ],
});

// Also when other fields are invalid: a form shows all that is to be mended at once.
function checkAccount(value: unknown, context: z.RefinementCtx): void {
  const { bank_account, bank_name } = accountFields.parse(value);
  const fault =
    bank_account === undefined && bank_name === ''
      ? null
      : payoutAccountFault({ bank_account: bank_account ?? '', bank_name });
  if (fault)
    context.addIssue({ code: 'custom', path: [fault.field], params: { code: fault.fault } });
}
