import type { ClassSessionDetail } from '@pulse/contract/client';
import { IconGenderFemale } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { AuthoredText } from '#ui/layout/authored-text.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './class-details.module.css';

/**
 * What a class says of itself: activity, level, language, women only, its description and what to bring.
 * Suspends on its own texts, so that the sheet does not.
 */
export function ClassDetails({ session }: { session: ClassSessionDetail }) {
  return (
    <Suspense fallback={<div className={classes.place} />}>
      <Details session={session} />
    </Suspense>
  );
}

function Details({ session }: { session: ClassSessionDetail }) {
  const { t } = useTranslation('class-details');
  const { t: shared } = useTranslation();
  const { activity, level, language, women_only, description, what_to_bring } = session;
  const facts = [
    shared(`activity.${activity}`),
    level && t(`level.${level}`),
    language && t('spoken', { language: t(`language.${language}`) }),
  ].filter((fact) => fact !== null);
  return (
    <Stack gap={3} className={classes.details}>
      <Row as="ul" gap={2} className={classes.facts} aria-label={t('facts')}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {women_only && (
          <li className={classes.strong}>
            <IconGenderFemale size={17} stroke={1.8} aria-hidden="true" />
            {t('womenOnly')}
          </li>
        )}
      </Row>
      {description && <AuthoredText prose>{description}</AuthoredText>}
      {what_to_bring && (
        <Text prose written className={classes.bring}>
          <strong>{t('bring')}</strong> {what_to_bring}
        </Text>
      )}
    </Stack>
  );
}
