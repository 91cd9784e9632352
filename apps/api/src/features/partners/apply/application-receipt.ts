import type { submitPartnerApplication } from '@pulse/contract';
import { type EpochMs, HOUR } from '@pulse/domain';
import type { z } from 'zod';
import { deriveKeys } from '../../../platform/crypto/derive-key.ts';
import type { ServerSecrets } from '../../../platform/crypto/server-secret.ts';
import { isSigned, sign } from '../../../platform/crypto/signature.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';

/** What an applicant fills in. */
export type ApplicationForm = z.output<typeof submitPartnerApplication.body>;
/** What the applicant gets for it. */
export type ApplicationReceipt = z.input<(typeof submitPartnerApplication.responses)[201]>;

const CORRECTABLE_FOR = HOUR;
const TOKEN_FORMAT = /^([0-9a-f-]{36})\.(\d{1,16})\.([\w-]{43})$/;

/** The reference of an application: derived from its id, as the receipt of a repeat has one too. */
export function referenceOf(id: string): string {
  return `P-${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`;
}

/**
 * The receipt of a form. It holds nothing of what is stored, so that a repeated application gets one
 * like a new one; its token proves to have sent this very form, whatever the email.
 */
export function createReceipt(
  secrets: ServerSecrets,
  { id, form, now }: { id: string; form: ApplicationForm; now: EpochMs },
): ApplicationReceipt {
  const until = now + CORRECTABLE_FOR;
  const signature = sign(keysOf(secrets), signedText(id, until, form));
  return {
    id,
    status: 'submitted',
    reference: referenceOf(id),
    correction_token: `${id}.${until}.${signature}`,
  };
}

/** The id that the receipt of this form named. Refuses another form, and a receipt of over an hour ago. */
export function openCorrectionToken(
  secrets: ServerSecrets,
  token: string,
  { form, now }: { form: ApplicationForm; now: EpochMs },
): string | Refusal {
  const [, id, until, signature] = TOKEN_FORMAT.exec(token) ?? [];
  if (!id || !until || !signature) return refuse('link_invalid');
  if (!isSigned(keysOf(secrets), signedText(id, Number(until), form), signature))
    return refuse('link_invalid');
  return now > Number(until) ? refuse('link_expired') : id;
}

const keysOf = (secrets: ServerSecrets) => deriveKeys(secrets, 'partner-application-corrections');

function signedText(id: string, until: EpochMs, form: ApplicationForm): string {
  const { contact_email: _, ...rest } = form;
  const fields = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([id, until, fields]);
}
