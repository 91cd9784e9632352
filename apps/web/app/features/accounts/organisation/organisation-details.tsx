import { Button } from '@mantine/core';
import type { Organisation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';
import classes from './organisation.module.css';
import { type OrganisationField, shownValue } from './organisation-values.ts';

const fields: OrganisationField[] = [
  'legal_name',
  'contact_name',
  'contact_email',
  'contact_phone',
  'tax_id',
  'bank_account',
  'bank_name',
];

interface OrganisationDetailsProps {
  organisation: Organisation;
  /** Focuses the button on coming back from the form, which had the focus. */
  focusEdit: boolean;
  onEdit: () => void;
}

/** The stored details; of tax id and account the last characters. */
export function OrganisationDetails(props: OrganisationDetailsProps) {
  const { organisation, focusEdit, onEdit } = props;
  const { t } = useTranslation('partner-organisation');
  const format = useFormat();
  const { name, changed_at } = organisation;
  // An IBAN names its bank.
  const shown = fields.filter((field) => field !== 'bank_name' || organisation.bank_name);
  return (
    <section aria-label={name}>
      <dl className={classes.details}>
        {shown.map((field) => (
          <div key={field} className={classes.detail}>
            <Text as="dt" tone="quiet">
              {t(`field.${field}`)}
            </Text>
            <Text as="dd" strong className={classes.value}>
              {shownValue(organisation, field) || t('none')}
            </Text>
          </div>
        ))}
      </dl>
      {changed_at && (
        <Text tone="quiet">{t('changedOn', { date: format.date(changed_at, 'fullDate') })}</Text>
      )}
      <Button variant="filled" className={classes.edit} autoFocus={focusEdit} onClick={onEdit}>
        {t('edit')}
      </Button>
    </section>
  );
}
