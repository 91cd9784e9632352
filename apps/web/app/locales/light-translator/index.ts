export { Trans, useTranslation } from './react-translator.ts';
export { translator } from './translator.ts';
