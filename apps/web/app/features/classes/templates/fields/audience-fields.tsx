import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { CLASS_LANGUAGES, CLASS_LEVELS } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import classes from '#ui/forms/editor.module.css';
import type { TemplateFieldsProps } from './template-form-props.ts';

/** For whom a class is: level, language, women only, and what members bring. */
export function AudienceFields({ editor }: Pick<TemplateFieldsProps, 'editor'>) {
  const { t } = useTranslation('partner-classes');
  const { t: details } = useTranslation('class-details');
  const { values, setValue } = editor;
  const notStated = { value: '', label: t('template.notStated') };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('template.audience')}</legend>
      <div className={classes.pair}>
        <NativeSelect
          data-path="level"
          label={t('template.level')}
          value={values.level ?? ''}
          error={editor.errors.level}
          data={[
            notStated,
            ...CLASS_LEVELS.map((value) => ({ value, label: details(`level.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setValue('level', CLASS_LEVELS.find((level) => level === value) ?? null)
          }
        />
        <NativeSelect
          data-path="language"
          label={t('template.language')}
          value={values.language ?? ''}
          error={editor.errors.language}
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
        label={t('template.what_to_bring')}
        description={t('template.whatToBringHint')}
        maxLength={300}
        autoComplete="off"
        {...editor.getInputProps('what_to_bring')}
      />
      <Switch
        label={t('template.women_only')}
        description={t('template.womenOnlyHint')}
        {...editor.getCheckboxProps('women_only')}
      />
    </fieldset>
  );
}
