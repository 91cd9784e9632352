import { DAY, type EpochMs } from '../../time/instants.ts';

/** Whether a code is accepted: for good, until its posters are replaced, or no longer. */
export const QR_CODE_STATES = ['active', 'expiring', 'ended'] as const;
export type QrCodeState = (typeof QR_CODE_STATES)[number];

/** When a code stops being accepted; null where nothing is planned. */
interface CodeEnds {
  revokedAt: EpochMs | null;
  /** Set when it is renewed. */
  expiresAt: EpochMs | null;
}

/** How long a renewed code is still accepted beside the new one. */
const RENEWAL_OVERLAP = DAY;

/** The instant until which a code that is renewed now is accepted. */
export function renewalExpiry(now: EpochMs): EpochMs {
  return now + RENEWAL_OVERLAP;
}

/** The instant from which a code is refused: revoked or expired, whichever comes first. */
export function codeEnd({ revokedAt, expiresAt }: CodeEnds): EpochMs | null {
  if (revokedAt === null || expiresAt === null) return revokedAt ?? expiresAt;
  return Math.min(revokedAt, expiresAt);
}

/** Whether a code is accepted at `now`; not any more at the instant of its end. */
export function qrCodeState(ends: CodeEnds, now: EpochMs): QrCodeState {
  const end = codeEnd(ends);
  if (end === null) return 'active';
  return end > now ? 'expiring' : 'ended';
}
