import { useTranslation } from '#light-translator';
import classes from './choose-plan.module.css';
import { ChoosePlan } from './choose-plan.tsx';

/** The plans for a member who was given one, and what buying does to that one. */
export function ReplaceGiven({ classSessionId }: { classSessionId: string | null }) {
  const { t } = useTranslation('memberships');
  return (
    <section className={classes.replacing} aria-labelledby="replace-given">
      <h2 id="replace-given">{t('replaceGiven.title')}</h2>
      <p>{t('replaceGiven.text')}</p>
      <ChoosePlan classSessionId={classSessionId} />
    </section>
  );
}
