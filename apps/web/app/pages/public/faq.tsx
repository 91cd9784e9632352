import { useTranslation } from '#light-translator';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { StructuredData } from '../../ui/page/structured-data.tsx';
import classes from './faq.module.css';

/** Questions and answers in native <details>, which open without JavaScript. */
export default function Faq() {
  const { t } = useTranslation('faq');
  const items = t('items', { returnObjects: true });
  return (
    <article className={classes.page}>
      <PageMeta path="/faq" title={t('title')} description={t('description')} />
      <StructuredData data={asFaqPage(items)} />
      <PageTitle>{t('title')}</PageTitle>
      <p className={classes.lead}>{t('lead')}</p>
      <div className={classes.items}>
        {items.map(({ question, answer }) => (
          <details key={question} className={classes.item}>
            <summary className={classes.question}>
              <h2 className={classes.heading}>{question}</h2>
            </summary>
            <p className={classes.answer}>{answer}</p>
          </details>
        ))}
      </div>
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
