import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { CLASS_LANGUAGES, CLASS_LEVELS } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import classes from '#ui/forms/editor.module.css';
import type { TemplateFieldsProps } from './template-form-props.ts';

/** For whom a class is: level, language, women only, and what members bring. */
export function AudienceFields({ edited, errors }: Pick<TemplateFieldsProps, 'edited' | 'errors'>) {
  const { t } = useTranslation('partner-classes');
  const { t: details } = useTranslation('class-details');
  const { values, setValue } = edited;
  const notStated = { value: '', label: t('template.notStated') };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('template.audience')}</legend>
      <div className={classes.pair}>
        <NativeSelect
          name="level"
          label={t('template.level')}
          value={values.level ?? ''}
          error={errors.level}
          data={[
            notStated,
            ...CLASS_LEVELS.map((value) => ({ value, label: details(`level.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setValue('level', CLASS_LEVELS.find((level) => level === value) ?? null)
          }
        />
        <NativeSelect
          name="language"
          label={t('template.language')}
          value={values.language ?? ''}
          error={errors.language}
          data={[
            notStated,
            ...CLASS_LANGUAGES.map((value) => ({ value, label: details(`language.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setValue('language', CLASS_LANGUAGES.find((language) => language === value) ?? null)
          }
        />
      </div>
      <TextInput
        name="what_to_bring"
        label={t('template.what_to_bring')}
        description={t('template.whatToBringHint')}
        value={values.what_to_bring}
        error={errors.what_to_bring}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => setValue('what_to_bring', event.currentTarget.value)}
      />
      <Switch
        name="women_only"
        label={t('template.women_only')}
        description={t('template.womenOnlyHint')}
        checked={values.women_only}
        onChange={(event) => setValue('women_only', event.currentTarget.checked)}
      />
    </fieldset>
  );
}
