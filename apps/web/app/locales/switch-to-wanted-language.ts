import i18n from 'i18next';

let wanted: string | undefined;

/** Remembers the reader's language until React has taken the English page over. */
export function wantLanguage(language: string): void {
  wanted = language;
}

/** Switches to the reader's language once the page stands, and shows what was hidden until then. */
export function switchToWantedLanguage(): void {
  const reveal = () => document.documentElement.removeAttribute('data-language-pending');
  if (!wanted || wanted === i18n.language) reveal();
  else void i18n.changeLanguage(wanted).finally(reveal);
  wanted = undefined;
}
