/** Returns the width of a text at a font size, both in the same unit. */
export type MeasureText = (text: string, size: number) => number;

interface TextBox {
  width: number;
  maxSize: number;
  minSize: number;
  maxLines: number;
}

/** A text broken into lines, and the font size at which they fit. */
export interface FittedText {
  lines: string[];
  size: number;
}

/**
 * Breaks a text between words at the largest font size at which it fits its box. What does not even
 * fit at the smallest size is broken inside words, and ends with an ellipsis.
 */
export function fitText(
  text: string,
  { width, maxSize, minSize, maxLines }: TextBox,
  measure: MeasureText,
): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  for (let size = maxSize; size > minSize; size *= 0.95) {
    const lines = breakLines(words, (line) => measure(line, size) <= width);
    const fits = lines.every((line) => measure(line, size) <= width);
    if (fits && lines.length <= maxLines) return { lines, size };
  }
  const fits = (line: string) => measure(line, minSize) <= width;
  const lines = breakLines(
    words.flatMap((word) => breakWord(word, fits)),
    fits,
  );
  if (lines.length <= maxLines) return { lines, size: minSize };
  const shown = lines.slice(0, maxLines);
  let last = shown.pop() ?? '';
  while (last && !fits(`${last}…`)) last = [...last].slice(0, -1).join('');
  return { lines: [...shown, `${last}…`], size: minSize };
}

function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = [];
  for (const character of word) {
    const longer = (parts.at(-1) ?? '') + character;
    if (parts.length > 0 && fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}
