import { useTranslation } from '#light-translator';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from './legal-page.module.css';

/** Terms and privacy: numbered sections of plain text. */
export function LegalPage({ name }: { name: 'terms' | 'privacy' }) {
  const { t } = useTranslation('legal');
  const sections = t(`${name}.sections`, { returnObjects: true });
  return (
    <article className={classes.page}>
      <PageMeta
        path={`/${name}`}
        title={t(`${name}.title`)}
        description={t(`${name}.description`)}
      />
      <PageTitle>{t(`${name}.title`)}</PageTitle>
      <p className={classes.updated}>{t('updated')}</p>
      <ol className={classes.sections}>
        {sections.map(({ heading, text }) => (
          <li key={heading} className={classes.section}>
            <h2 className={classes.heading}>{heading}</h2>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
