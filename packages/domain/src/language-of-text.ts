/** Short words that a text of a few sentences can hardly do without, and that no other of these languages has. */
const WORDS = {
  en: 'the and with for you your of to is are this that it we our from at not they was',
  fr: 'le la les une avec pour vous votre du et est sont ce cette nous pas au aux dans qui très',
  de: 'der die das und mit für dein deine du ein eine von zu ist sind auf wir nicht auch den',
};

/** A language that a text is recognised by. */
export type TextLanguage = keyof typeof WORDS | 'ar';

const LANGUAGE_OF_WORD = new Map(
  (['en', 'fr', 'de'] as const).flatMap((language) =>
    WORDS[language].split(' ').map((word) => [word, language] as const),
  ),
);

/** The language in which a person wrote a text; null for one too short or too mixed to tell. */
export function languageOfText(text: string): TextLanguage | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (arabic > letters / 2) return 'ar';
  const counts = { en: 0, fr: 0, de: 0 };
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const language = LANGUAGE_OF_WORD.get(word);
    if (language) counts[language] += 1;
  }
  const [first, second] = (['en', 'fr', 'de'] as const).toSorted((a, b) => counts[b] - counts[a]);
  if (!first || !second || counts[first] < 2 || counts[first] <= 2 * counts[second]) return null;
  return first;
}
