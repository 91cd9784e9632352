import { useTranslation } from '#light-translator';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './short-page.module.css';

/** What a public page announces and does not have yet. */
export function ComingSoon({ what }: { what: string }) {
  const { t } = useTranslation('shell');
  return (
    <Row justify="between" className={classes.comingSoon} data-slot="coming-soon">
      <Text tone="quiet">{what}</Text>
      <p>{t('comingSoon')}</p>
    </Row>
  );
}
