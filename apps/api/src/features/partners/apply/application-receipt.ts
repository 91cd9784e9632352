import { createHmac, timingSafeEqual } from 'node:crypto';
import type { submitPartnerApplication } from '@pulse/contract';
import { type EpochMs, HOUR } from '@pulse/domain';
import type { z } from 'zod';
import { deriveKey } from '../../../platform/crypto/derive-key.ts';
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
  serverSecret: string,
  { id, form, now }: { id: string; form: ApplicationForm; now: EpochMs },
): ApplicationReceipt {
  const until = now + CORRECTABLE_FOR;
  const signature = sign(serverSecret, id, until, form).toString('base64url');
  return {
    id,
    status: 'submitted',
    reference: referenceOf(id),
    correction_token: `${id}.${until}.${signature}`,
  };
}

/** The id that the receipt of this form named. Refuses another form, and a receipt of over an hour ago. */
export function openCorrectionToken(
  serverSecret: string,
  token: string,
  { form, now }: { form: ApplicationForm; now: EpochMs },
): string | Refusal {
  const [, id, until, signature] = TOKEN_FORMAT.exec(token) ?? [];
  if (!id || !until || !signature) return refuse('link_invalid');
  const actual = Buffer.from(signature, 'base64url');
  const expected = sign(serverSecret, id, Number(until), form);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
    return refuse('link_invalid');
  return now > Number(until) ? refuse('link_expired') : id;
}

function sign(serverSecret: string, id: string, until: EpochMs, form: ApplicationForm): Buffer {
  const { contact_email: _, ...rest } = form;
  const fields = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', deriveKey(serverSecret, 'partner-application-corrections'))
    .update(JSON.stringify([id, until, fields]))
    .digest();
}
