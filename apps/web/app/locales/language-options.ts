import type { Resources } from './resources.ts';

/** Texts that every page shows; the others are loaded with the page that needs them. */
const sharedNamespaces: (keyof Resources)[] = ['shared', 'shell'];

/** Settings of the translator that the browser and the prerenderer share. */
export const languageOptions = { ns: sharedNamespaces, defaultNS: 'shared' };
