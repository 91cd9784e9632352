import {
  type ApplicationForReview,
  getPartnerApplicationOptions,
  type ReviewedApplication,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './applications.module.css';
import { useFieldName } from './use-field-name.ts';

type Duplicate = ApplicationForReview['duplicates'][number];

/** What is compared, and where an application has it. */
const comparedFields = {
  business_name: 'business_name',
  contact_name: 'contact_name',
  contact_email: 'contact_email',
  phone: 'phone',
  address: 'address',
  website: 'website',
  tax_id: 'tax_id_hint',
  bank_account: 'bank_account_hint',
} as const satisfies Record<string, keyof ReviewedApplication>;
type ComparedField = keyof typeof comparedFields;
const fields = Object.keys(comparedFields) as ComparedField[];

/** Other applications that share something with this one, side by side with it. */
export function LikelyDuplicates({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('platform');
  const { data } = useQuery(getPartnerApplicationOptions({ path: { id: application.id } }));
  if (!data || data.duplicates.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={classes.side}>
      <Heading level={3} size={4}>
        {t('duplicates.heading')}
      </Heading>
      <Text tone="quiet">{t('duplicates.note')}</Text>
      {data.duplicates.map((duplicate) => (
        <Comparison
          key={duplicate.application.id}
          application={application}
          duplicate={duplicate}
        />
      ))}
    </Stack>
  );
}

interface ComparisonProps {
  application: ReviewedApplication;
  duplicate: Duplicate;
}

function Comparison({ application, duplicate: { application: other, same } }: ComparisonProps) {
  const { t } = useTranslation('platform');
  const fieldName = useFieldName();
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>
        {other.reference}, {t(`status.${other.status}`)}
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('duplicates.this')}</th>
          <th scope="col">{t('duplicates.other')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => {
          const isSame = same.some((name) => name === field);
          return (
            <tr key={field} data-same={isSame || undefined}>
              <th scope="row">
                {fieldName(field)}
                {isSame && <span className={classes.same}>{t('duplicates.same')}</span>}
              </th>
              <td>{application[comparedFields[field]]}</td>
              <td>{other[comparedFields[field]]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
