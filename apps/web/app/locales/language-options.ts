import type { InitOptions } from 'i18next';
import { languages } from './languages.ts';

/** Translation settings that the browser and the prerenderer share. */
export const languageOptions: InitOptions = {
  fallbackLng: 'en',
  supportedLngs: languages,
  load: 'languageOnly',
  ns: ['shared', 'shell'],
  defaultNS: 'shared',
  interpolation: { escapeValue: false },
};
