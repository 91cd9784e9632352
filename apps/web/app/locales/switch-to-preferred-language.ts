import { translator } from '#light-translator';

let preferred: string | undefined;

/** Stores the reader's language until React has hydrated the English page. */
export function setPreferredLanguage(language: string): void {
  preferred = language;
}

/** Switches a hydrated page to the reader's language, and reveals what was hidden until then. */
export function switchToPreferredLanguage(): void {
  const reveal = () => document.documentElement.removeAttribute('data-language-pending');
  if (!preferred || preferred === translator.language) reveal();
  else void translator.changeLanguage(preferred).finally(reveal);
  preferred = undefined;
}
