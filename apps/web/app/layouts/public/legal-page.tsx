import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from './public-page.module.css';

/** Terms and privacy: numbered sections of plain text. */
export function LegalPage({ name }: { name: 'terms' | 'privacy' }) {
  const { t } = useTranslation('legal');
  const sections = t(`${name}.sections`, { returnObjects: true });
  return (
    <article className={classes.legal}>
      <PageMeta
        path={`/${name}`}
        title={t(`${name}.title`)}
        description={t(`${name}.description`)}
      />
      <PageTitle>{t(`${name}.title`)}</PageTitle>
      <Text size="small" tone="faint" className={classes.updated}>
        {t('updated')}
      </Text>
      <List ordered ruled className={classes.sections}>
        {sections.map(({ heading, text }) => (
          <li key={heading} className={classes.section}>
            <Heading>{heading}</Heading>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </List>
    </article>
  );
}
