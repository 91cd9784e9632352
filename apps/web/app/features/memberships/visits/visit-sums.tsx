import type { ListVisitsResponse } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './visits.module.css';

type Sums = ListVisitsResponse['month_sums'];

/** What the lines of a month add up to: the numbers of the membership. */
export function VisitSums(sums: Record<'month' | 'plus', Sums>) {
  const { t } = useTranslation('membership-visits');
  return (
    <dl className={classes.sums}>
      {(['month', 'plus'] as const).map((name) => (
        <div key={name}>
          <Note as="dt">{t(`sums.${name}`)}</Note>
          <Text as="dd" strong>
            {t('sums.text', sums[name])}
          </Text>
        </div>
      ))}
    </dl>
  );
}
