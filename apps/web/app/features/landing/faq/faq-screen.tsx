import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { writePluralForms } from '#public-site/templates/plural-forms.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { StructuredData } from '#ui/page/structured-data.tsx';
import { usePageScript } from '../use-page-script.ts';
import classes from './faq-screen.module.css';

const groups = ['start', 'plans', 'booking', 'arriving', 'account'] as const;

/** `/faq`: questions by group in native <details>, which open without JavaScript, and a search. */
export function FaqScreen() {
  const { t } = useTranslation('faq');
  const items = t('items', { returnObjects: true });
  const pageRef = usePageScript(
    async () => (await import('#public-site/faq/start-faq.ts')).startFaq,
  );
  return (
    <article ref={pageRef} className={classes.page} data-page-script="faq">
      <PageMeta path="/faq" title={t('title')} description={t('description')} />
      <StructuredData data={asFaqPage(items)} />
      <PageTitle>{t('title')}</PageTitle>
      <Text size="lead" tone="quiet" className={classes.lead}>
        {t('lead')}
      </Text>
      <search className={classes.search} data-waiting>
        <label htmlFor="faq-search">
          <Text as="span" strong>
            {t('search.label')}
          </Text>
        </label>
        <input id="faq-search" type="search" className={classes.field} autoComplete="off" />
        <Text
          tone="quiet"
          role="status"
          className={classes.found}
          data-slot="found"
          data-forms={writePluralForms((count) => t('search.found', count))}
        />
      </search>
      {groups.map((group) => (
        <section
          key={group}
          className={classes.section}
          data-group
          aria-labelledby={`faq-${group}`}
        >
          <Heading size={2} id={`faq-${group}`}>
            {t(`groups.${group}`)}
          </Heading>
          <div className={classes.items}>
            {items
              .filter((item) => item.group === group)
              .map(({ question, answer }) => (
                <details key={question} className={classes.item}>
                  <summary className={classes.question}>
                    <Heading level={3}>{question}</Heading>
                  </summary>
                  <Text tone="quiet" prose className={classes.answer}>
                    {answer}
                  </Text>
                </details>
              ))}
          </div>
        </section>
      ))}
      <p className={classes.contact}>
        <Link to="/contact">{t('search.contact')}</Link>
      </p>
    </article>
  );
}

function asFaqPage(items: { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
