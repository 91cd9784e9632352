import {
  type ApplicationField,
  BUSINESS_TYPES,
  payoutAccountFault,
  taxIdFault,
} from '@pulse/domain';
import { z } from 'zod';
import { email, phone } from '../accounts/index.ts';
import { line, paragraphs, website } from '../text.ts';

const taxId = z.string().trim().max(60);
const bankAccount = z.string().trim().max(60);

export const applicationFields = {
  business_name: line(160).min(2),
  business_type: z.enum(BUSINESS_TYPES),
  description: paragraphs(4000).min(20),
  website: website.default(''),
  contact_name: line(120).min(2).describe('The person whom mails greet'),
  contact_email: email,
  phone,
  address: line(300).min(5),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  bank_name: line(120).default('').describe('Needed with a local account number'),
} satisfies Record<ApplicationField, z.ZodType>;

/** Of a new application; one that is amended may leave them out. */
export const payoutNumbers = {
  tax_id: taxId.check(({ value, issues }) => {
    const code = taxIdFault(value);
    if (code) issues.push({ code: 'custom', input: value, params: { code } });
  }),
  bank_account: bankAccount.describe('An IBAN, or a local number with `bank_name`'),
};

const written = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Rules over several fields. They are checked although other fields are invalid, so that a form with
 * steps hears of them in the step that they belong to.
 */
export function withRulesOverFields<T extends z.ZodType>(body: T): T {
  return body.superRefine(
    (value, context) => {
      const { bank_account, bank_name, latitude = null, longitude = null } = written(value);
      const report = (field: string, code: string) =>
        context.addIssue({ code: 'custom', path: [field], params: { code } });
      const account = { bank_account: textOf(bank_account), bank_name: textOf(bank_name) };
      const fault = bank_account === undefined ? null : payoutAccountFault(account);
      if (fault) report(fault.field, fault.fault);
      if (latitude === null && longitude !== null) report('latitude', 'required');
      if (longitude === null && latitude !== null) report('longitude', 'required');
      if (latitude === 0 && longitude === 0) report('latitude', 'latitude_zero');
    },
    { when: () => true },
  );
}
