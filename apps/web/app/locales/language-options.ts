import type { InitOptions } from 'i18next';
import { languages } from './languages.ts';
import type { Resources } from './resources.ts';

/** Words that every page shows; the others come with the page that needs them. */
const sharedNamespaces: (keyof Resources)[] = ['shared', 'shell'];

/** Translation settings that the browser and the prerenderer share. */
export const languageOptions: InitOptions = {
  fallbackLng: 'en',
  supportedLngs: languages,
  load: 'languageOnly',
  ns: sharedNamespaces,
  defaultNS: 'shared',
  interpolation: { escapeValue: false },
};
