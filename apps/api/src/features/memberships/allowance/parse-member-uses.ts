import type { MemberUse } from './member-use.ts';

/** Between the fields of a use, and between uses: characters that no id, number or name contains. */
export const FIELD = '\u001f';
export const RECORD = '\u001e';

/** Reads the text of `memberUsesSql`: the uses, each with the additional values as text. */
export function parseMemberUses(text: string | null): (MemberUse & { more: string[] })[] {
  if (text === null) return [];
  return text.split(RECORD).map((record) => {
    const [
      id,
      kind,
      status,
      session,
      venue,
      tier,
      paidBy,
      starts,
      ends,
      date,
      late,
      returned,
      ...rest
    ] = record.split(FIELD);
    const [booked, ...more] = rest;
    return {
      id,
      kind,
      status,
      sessionId: session || null,
      venueId: venue,
      tier,
      paidBy,
      startsAt: Number(starts),
      endsAt: Number(ends),
      localDate: date,
      lateCancelled: late === 't',
      visitReturned: returned === 't',
      bookedAt: booked ? Number(booked) : null,
      more,
    } as MemberUse & { more: string[] };
  });
}
