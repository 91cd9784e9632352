/** Formats an instant for use inside a sentence, in the time zone of the venue: "today, 06:30". */
export type FormatWhen = (instant: string, now: number) => string;
