import { useTranslation } from '#light-translator';
import { Section } from '../../../ui/page/section.tsx';
import classes from './steps.module.css';

const steps = [
  ['how.find', 'how.findText'],
  ['how.book', 'how.bookText'],
  ['how.arrive', 'how.arriveText'],
] as const;

/** How it works, in three steps. */
export function Steps() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('how.title')}>
      <ol className={classes.steps}>
        {steps.map(([name, text]) => (
          <li key={name} className={classes.step}>
            <h3 className={classes.name}>{t(name)}</h3>
            <p className={classes.text}>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
