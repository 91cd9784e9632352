import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { type TemplateValues, toTemplateFields } from '../template-values.ts';
import { useWeeklyLines } from '../times/weekly-times-text.tsx';
import type { TemplateChoices } from './template-form-props.ts';

/** Returns a function that says the value of one field in words, to compare two of them. */
export function useTemplateText({ venues, trainers }: TemplateChoices) {
  const { t } = useTranslation('partner-classes');
  const { t: shared } = useTranslation();
  const { t: details } = useTranslation('class-details');
  const format = useFormat();
  const linesOf = useWeeklyLines();
  const dateText = (date: string) =>
    date ? format.date(`${date}T12:00:00Z`, 'fullDate', 'UTC') : t('nothing');
  return (name: keyof TemplateValues, values: TemplateValues): string => {
    const { activity, tier, price, currency } = values;
    if (name === 'venue_id')
      return venues.find(({ id }) => id === values.venue_id)?.name ?? t('nothing');
    if (name === 'trainer_id')
      return trainers.find(({ id }) => id === values.trainer_id)?.name ?? t('trainer.nobody');
    if (name === 'activity') return activity ? shared(`activity.${activity}`) : t('nothing');
    if (name === 'tier') return t(`template.tiers.${tier}`);
    if (name === 'level')
      return values.level ? details(`level.${values.level}`) : t('template.notStated');
    if (name === 'language')
      return values.language ? details(`language.${values.language}`) : t('template.notStated');
    if (name === 'women_only') return t(values.women_only ? 'template.yes' : 'template.no');
    if (name === 'price' || name === 'currency')
      return price ? `${price} ${currency}` : t('template.noPrice');
    if (name === 'times') return linesOf(toTemplateFields(values).weekly).join('; ');
    if (name === 'first_date' || name === 'last_date') return dateText(values[name]);
    return values[name] || t('nothing');
  };
}
