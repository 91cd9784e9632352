import { Button } from '@mantine/core';
import type { Organisation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Editor } from '#ui/forms/editor/editor.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { OrganisationFields } from './organisation-fields.tsx';
import { type EditedOrganisation, shownValue } from './organisation-values.ts';
import { useOrganisationEditor } from './use-organisation-editor.ts';

interface OrganisationFormProps {
  organisation: Organisation;
  onClose: () => void;
}

/**
 * Changes the organisation's details with the current password. When another admin saved first, it
 * shows what they changed, keeps what was typed and lets the person save again.
 */
export function OrganisationForm({ organisation, onClose }: OrganisationFormProps) {
  const { t } = useTranslation('partner-organisation');
  const editor = useOrganisationEditor(organisation, onClose);
  const base = editor.record ?? organisation;
  const words = {
    labelOf: (name: keyof EditedOrganisation) =>
      name === 'current_password' ? t('password') : t(`field.${name}`),
    textOf: (name: keyof EditedOrganisation, values: EditedOrganisation) => {
      if (name === 'current_password') return '';
      // Of tax id and account only the end is shown.
      if (values === editor.base) return shownValue(base, name) || t('none');
      return values[name].trim();
    },
  };
  return (
    <Editor
      editor={editor}
      words={words}
      buttons={
        <>
          <Button type="submit" variant="primary" loading={editor.busy}>
            {t('save')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('discard')}
          </Button>
        </>
      }
    >
      <OrganisationFields editor={editor} base={base} />
      <PasswordField
        label={t('password')}
        description={t('passwordHint')}
        autoComplete="current-password"
        {...editor.getInputProps('current_password')}
      />
    </Editor>
  );
}
