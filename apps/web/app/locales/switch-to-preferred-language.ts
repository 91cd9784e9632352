import i18n from 'i18next';

let preferred: string | undefined;

/** Remembers the reader's language until React has taken the English page over. */
export function setPreferredLanguage(language: string): void {
  preferred = language;
}

/** Switches to the reader's language once the page stands, and shows what was hidden until then. */
export function switchToPreferredLanguage(): void {
  const reveal = () => document.documentElement.removeAttribute('data-language-pending');
  if (!preferred || preferred === i18n.language) reveal();
  else void i18n.changeLanguage(preferred).finally(reveal);
  preferred = undefined;
}
