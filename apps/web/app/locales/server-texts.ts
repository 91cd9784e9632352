import { translator } from '#light-translator';
import { languageOptions } from './language-options.ts';

const files = import.meta.glob<Record<string, string>>('./*/*.json', {
  import: 'default',
  eager: true,
});
const resources: Record<string, Record<string, Record<string, string>>> = {};
for (const [file, texts] of Object.entries(files)) {
  const [, language = '', name = ''] = file.replace('.json', '').split('/');
  resources[language] = { ...resources[language], [name]: texts };
}

/** Gives the translator every text of every language: on a server, none is loaded later. */
export function loadAllTexts(): void {
  void translator.init({ ...languageOptions, lng: 'en', resources });
}
