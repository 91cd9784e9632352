import { useTranslation } from '#light-translator';
import { type ApplicationField, emptyApplication } from '../apply/application-values.ts';

const isField = (name: string): name is ApplicationField => name in emptyApplication;

/** Returns the label of a field of the application; the applicant's "Your name" is another one here. */
export function useFieldName() {
  const { t } = useTranslation(['platform', 'partner-application']);
  return (name: string) => {
    if (name === 'contact_name') return t('detail.person');
    return isField(name) ? t(`field.${name}`, { ns: 'partner-application' }) : name;
  };
}
