import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './choose-plan.module.css';
import { ChoosePlan, type ChoosePlanProps } from './choose-plan.tsx';

/** The plans for a member who was given one, and what buying does to that one. */
export function ReplaceGiven(props: ChoosePlanProps) {
  const { t } = useTranslation('memberships');
  return (
    <section className={classes.replacing} aria-labelledby="replace-given">
      <Heading id="replace-given">{t('replaceGiven.title')}</Heading>
      <Text prose tone="quiet" className={classes.replacingText}>
        {t('replaceGiven.text')}
      </Text>
      <ChoosePlan {...props} />
    </section>
  );
}
