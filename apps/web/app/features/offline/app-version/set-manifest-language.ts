import type { Language } from '#locales/languages.ts';

/** Sets the web app manifest to the user's language, before the app is installed. */
export function setManifestLanguage(language: Language): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = `/manifest.${language}.webmanifest`;
}
