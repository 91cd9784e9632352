import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { Row } from '#ui/layout/row.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Section } from '#ui/page/section.tsx';
import { ComingSoon } from '../sections/coming-soon.tsx';
import { NumberedSteps } from '../sections/numbered-steps.tsx';
import { PageOpening } from '../sections/page-opening.tsx';
import { Points } from '../sections/points.tsx';
import classes from '../sections/short-page.module.css';

/** `/partners`: what a venue gets, how it begins, and the way to apply. */
export function PartnersScreen() {
  const { t } = useTranslation('about');
  const { t: shell } = useTranslation('shell');
  const apply = (
    <ActionLink to="/partner-onboarding" variant="primary" size="large">
      {t('partners.action')}
    </ActionLink>
  );
  return (
    <div className={classes.page}>
      <PageMeta
        path="/partners"
        title={shell('nav.partners')}
        description={shell('about.partners')}
      />
      <PageOpening title={shell('nav.partners')} lead={t('partners.lead')} activity="pilates">
        {apply}
      </PageOpening>
      <Section title={t('partners.getTitle')} lead={t('partners.getLead')}>
        <Points points={Object.values(t('partners.get', { returnObjects: true }))} />
      </Section>
      <Section title={t('partners.startTitle')}>
        <NumberedSteps steps={t('partners.start', { returnObjects: true })} />
        <Row as="p" className={classes.links}>
          <ActionLink to="/partner-onboarding" variant="filled" size="large">
            {t('partners.action')}
          </ActionLink>
          <ActionLink to="/faq" size="large">
            {t('partners.faq')}
          </ActionLink>
        </Row>
      </Section>
      <ComingSoon what={t('partners.more')} />
    </div>
  );
}
