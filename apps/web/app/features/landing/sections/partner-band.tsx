import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../landing-screen.module.css';
import { CoverImage } from './cover-image.tsx';

/** The call to venue operators at the end of the landing page. */
export function PartnerBand() {
  const { t } = useTranslation('landing');
  return (
    <section className={classes.band}>
      <Stack gap={5} className={classes.bandContent}>
        <Heading size={1} className={classes.bandTitle}>
          {t('partner.title')}
        </Heading>
        <Text size="lead" prose>
          {t('partner.text')}
        </Text>
        <Link to="/partner-onboarding" className={classes.bandLink}>
          {t('partner.action')}
        </Link>
      </Stack>
      <CoverImage activity="spa" className={classes.bandImage} />
    </section>
  );
}
