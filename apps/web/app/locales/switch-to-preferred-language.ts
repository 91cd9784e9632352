import { translator } from '#light-translator';

let preferred: string | undefined;

/** Stores the reader's language until React has hydrated the English page. */
export function setPreferredLanguage(language: string): void {
  preferred = language;
}

/** Switches a hydrated page to the reader's language. */
export function switchToPreferredLanguage(): void {
  if (preferred && preferred !== translator.language) void translator.changeLanguage(preferred);
  preferred = undefined;
}
