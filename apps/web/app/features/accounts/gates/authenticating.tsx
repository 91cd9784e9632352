import { useTranslation } from '#light-translator';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './authenticating.module.css';

/** Shown by a protected page while the session loads. */
export function Authenticating() {
  const { t } = useTranslation('shell');
  return (
    <Stack gap={1} className={classes.screen}>
      <RingLoader />
      <Numeral as="p">{t('session.authenticating')}</Numeral>
      <Text tone="quiet">{t('session.verifying')}</Text>
    </Stack>
  );
}
