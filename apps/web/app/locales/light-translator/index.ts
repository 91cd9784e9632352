export { Trans, useTranslation } from './react-translator.ts';
export { loadMissing, translator } from './translator.ts';
