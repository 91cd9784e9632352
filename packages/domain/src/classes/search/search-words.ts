/** One word of a search text, with its place in the text. */
export interface SearchWord {
  text: string;
  /** For comparison: lower case, without accents, ligatures written out. */
  folded: string;
  start: number;
  end: number;
}

const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };

/** Splits a text into its words: runs of letters and digits of any script. */
export function splitSearchWords(text: string): SearchWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    folded: foldWord(word),
    start: index,
    end: index + word.length,
  }));
}

/** A text in the form in which texts are compared: "Mönchs-Yoga" is "monchs yoga". */
export function foldSearchText(text: string): string {
  return splitSearchWords(text)
    .map(({ folded }) => folded)
    .join(' ');
}

/** Two letters for an umlaut, as written without a German keyboard: "früh" is "frueh". */
export function writeOutUmlauts(text: string): string {
  return text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
}

/** The words of a text for which `kept` is true, with what stands between neighbours. */
export function joinWords(
  text: string,
  words: readonly SearchWord[],
  kept: (index: number) => boolean,
): string {
  return words.reduce((joined, { text: word, start }, index) => {
    if (!kept(index)) return joined;
    const previous = words[index - 1];
    const between = previous && kept(index - 1) ? text.slice(previous.end, start) : ' ';
    return joined === '' ? word : joined + between + word;
  }, '');
}

function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßœæøł]/g, (letter) => ligatures[letter] ?? letter);
}
