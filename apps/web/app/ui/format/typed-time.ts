const WITH_MINUTES = /^(\d{1,2})[:.h]([0-5]\d)$|^(\d{2})([0-5]\d)$/;
const WITHOUT_COLON = /^(\d)([0-5]\d)$|^(\d{1,2})$/;

/**
 * The time of day (HH:MM) once a typed text is one, such as 19:45, 19.45, 7h45 or 1945; the text itself
 * until then.
 */
export function readTypedTime(text: string): string {
  return toTime(WITH_MINUTES.exec(text.trim())) ?? text;
}

/** The same of a text that is not typed further: 945 and 9 are times, too. */
export function completeTypedTime(text: string): string {
  return toTime(WITHOUT_COLON.exec(text.trim())) ?? readTypedTime(text);
}

function toTime(match: RegExpExecArray | null): string | null {
  const [hour, minute = '00'] = match?.slice(1).filter((part) => part !== undefined) ?? [];
  return hour === undefined || Number(hour) > 23 ? null : `${hour.padStart(2, '0')}:${minute}`;
}
