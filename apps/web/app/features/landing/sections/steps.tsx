import { useTranslation } from '#light-translator';
import { Section } from '#ui/page/section.tsx';
import { NumberedSteps } from './numbered-steps.tsx';

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
      <NumberedSteps steps={steps.map(([title, text]) => ({ title: t(title), text: t(text) }))} />
    </Section>
  );
}
