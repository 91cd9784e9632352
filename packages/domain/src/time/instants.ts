/** One minute, in milliseconds. */
export const MINUTE = 60_000;

/** One hour, in milliseconds. */
export const HOUR = 60 * MINUTE;

/** Twenty-four elapsed hours, in milliseconds; a local day may be longer or shorter. */
export const DAY = 24 * HOUR;

/** An instant as a number: milliseconds since 1970-01-01T00:00:00Z. */
export type EpochMs = number;

/** An instant as text, ISO 8601 in UTC: `2026-11-21T18:00:00.000Z`. */
export type IsoInstant = string;

/** A range of time: `startsAt` belongs to it, `endsAt` does not. */
export interface TimeRange {
  startsAt: EpochMs;
  endsAt: EpochMs;
}

/** Formats an instant as ISO 8601 UTC text, the format of instants in refusal details. */
export function isoInstant(at: EpochMs): IsoInstant {
  return new Date(at).toISOString();
}
