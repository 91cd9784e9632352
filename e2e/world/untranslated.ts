/** Words that the browser writes by itself in the reader's language: days, months, units, lists. */
const written = new Set(browserWords());

function browserWords(): string[] {
  const words: string[] = [];
  for (const month of Array.from({ length: 12 }, (_, index) => index))
    for (const style of ['long', 'short'] as const)
      for (const day of [1, 2, 3, 4, 5, 6, 7]) {
        const date = new Date(Date.UTC(2026, month, day));
        const format = new Intl.DateTimeFormat('de', {
          weekday: style,
          month: style,
          day: 'numeric',
        });
        words.push(...format.formatToParts(date).map(({ value }) => value.trim()));
      }
  for (const unit of ['minute', 'hour', 'day', 'week', 'month', 'year'] as const)
    for (const numeric of ['always', 'auto'] as const)
      for (const amount of [-2, -1, 0, 1, 2])
        words.push(
          ...new Intl.RelativeTimeFormat('de', { numeric }).format(amount, unit).split(/\s+/),
        );
  words.push(new Intl.ListFormat('de').format(['1', '2']));
  return words.flatMap((word) => word.split(/[^\p{L}]+/u));
}

/** Names and signs that are the same in every language. */
const names = /^(Pulse|Basic|Plus|Unlimited|English|Deutsch|USD|QR|PDF|CSV|Uhr|km|min)$/;

/**
 * The words of a text that were not translated: plain letters with a plain vowel that neither the
 * server said nor the browser wrote.
 */
export function untranslatedWords(text: string, heard: Set<string>): string[] {
  return text
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => /^[A-Za-zäöüß]{3,}$/.test(word) && /[aeiouyäöü]/i.test(word))
    .filter((word) => !heard.has(word) && !written.has(word) && !names.test(word));
}
