import type { Language } from '../../../locales/languages.ts';

/** Points the browser at the manifest in the reader's language, before they install the app. */
export function setManifestLanguage(language: Language): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = `/manifest.${language}.webmanifest`;
}
