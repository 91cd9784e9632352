import { TextInput } from '@mantine/core';
import type { Organisation } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import type { EditorOf } from '#ui/forms/editor/use-editor.ts';
import group from '#ui/forms/editor.module.css';
import { Text } from '#ui/layout/text.tsx';
import type { EditedOrganisation, OrganisationField } from './organisation-values.ts';

interface OrganisationFieldsProps {
  editor: EditorOf<Organisation, EditedOrganisation>;
  /** The stored version, whose masked numbers stay when their fields are left empty. */
  base: Organisation;
}

/** The fields of an organisation, in three groups. */
export function OrganisationFields({ editor, base }: OrganisationFieldsProps) {
  const { t } = useTranslation('partner-organisation');
  const field = (name: OrganisationField) => ({
    label: t(`field.${name}`),
    ...editor.getInputProps(name),
  });
  const keep = (hint: string) => hint && t('keep', { hint });
  return (
    <>
      <Group title={t('group.business')}>
        <TextInput {...field('legal_name')} autoComplete="organization" maxLength={160} autoFocus />
        <TextInput
          {...field('tax_id')}
          description={keep(base.tax_id_hint)}
          autoComplete="off"
          maxLength={60}
        />
      </Group>
      <Group title={t('group.contact')}>
        <TextInput {...field('contact_name')} autoComplete="name" maxLength={120} />
        <TextInput {...field('contact_email')} type="email" autoComplete="email" maxLength={254} />
        <TextInput
          {...field('contact_phone')}
          description={t('phoneHint')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </Group>
      <Group title={t('group.payout')} note={t('encrypted')}>
        <TextInput
          {...field('bank_account')}
          description={keep(base.bank_account_hint) || t('accountHint')}
          autoComplete="off"
          maxLength={60}
        />
        <TextInput
          {...field('bank_name')}
          description={t('bankNameHint')}
          autoComplete="off"
          maxLength={120}
        />
      </Group>
    </>
  );
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className={group.group}>
      <legend className={group.legend}>{title}</legend>
      {note && <Text tone="quiet">{note}</Text>}
      {children}
    </fieldset>
  );
}
