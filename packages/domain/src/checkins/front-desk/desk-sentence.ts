import type { RefusalCode } from '../../refusals.ts';

/**
 * The sentences that the front desk hears when a member is not let in. Each names the member and says
 * what to do next; a member reads others for the same refusals.
 */
export const DESK_SENTENCES = [
  'code_unknown',
  'code_expired',
  'code_already_used',
  'check_in_too_early',
  'check_in_too_late',
  'no_booking_here',
  'no_booking_here_walk_in',
  'on_waitlist_early',
  'on_waitlist_full',
  'on_waitlist_free',
  'place_offered',
  'payment_awaited',
  'class_cancelled',
  'open_gym_not_allowed',
  'not_open_now',
  'already_visited_today',
  'membership_required',
  'membership_required_drop_in',
  'daily_limit_reached',
  'daily_limit_reached_drop_in',
  'monthly_limit_reached',
  'monthly_limit_reached_drop_in',
  'plus_limit_reached',
  'plus_limit_reached_drop_in',
  'venue_limit_reached',
  'overlapping_booking',
  'no_show_restriction',
  'class_full',
  'walk_in_too_early',
  'walk_in_too_early_waitlist',
  'walk_in_too_late',
  'class_moved',
  'correction_too_late',
  'not_checkable',
  'payment_provider_unavailable',
] as const;

/** One sentence for the front desk. */
export type DeskSentence = (typeof DESK_SENTENCES)[number];

/** What decides between the sentences of one refusal. */
export interface DeskSituation {
  /** Whether a class that starts now has a free place. */
  walkIn: boolean;
  /** Whether the class can be paid by itself instead. */
  dropIn: boolean;
  /** Whether the class that the member waits for is open to members at the desk, and has a place. */
  waitlist: 'early' | 'full' | 'free';
  /** Whether another member waits for the class that they want to walk in to. */
  othersWait: boolean;
}

const isSentence = (key: string): key is DeskSentence =>
  DESK_SENTENCES.some((sentence) => sentence === key);

/** The sentence for a refusal at the front desk; null for a refusal that is not about a member. */
export function deskSentence(code: RefusalCode, situation: DeskSituation): DeskSentence | null {
  const variants = [
    code === 'on_waitlist' && `on_waitlist_${situation.waitlist}`,
    code === 'no_booking_here' && situation.walkIn && 'no_booking_here_walk_in',
    code === 'walk_in_too_early' && situation.othersWait && 'walk_in_too_early_waitlist',
    situation.dropIn && `${code}_drop_in`,
    code,
  ];
  return variants.find((key): key is DeskSentence => key !== false && isSentence(key)) ?? null;
}
