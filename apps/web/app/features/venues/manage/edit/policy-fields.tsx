import { TextInput } from '@mantine/core';
import { BOOKING_POLICY_BOUNDS, DEFAULT_BOOKING_POLICY, snapshotPolicy } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { FieldGroup } from './field-group.tsx';
import classes from './venue-editor.module.css';
import type { VenueFieldsProps } from './venue-fields.ts';
import { policyNames, readNumber, toVenueBody, type VenueValues } from './venue-values.ts';

/** The venue's booking policy, with the sentences that members will read. */
export function PolicyFields({ editor: { values, errors, setValue } }: VenueFieldsProps) {
  const { t } = useTranslation('partner-venues');
  const format = useFormat();
  const policy = values.booking_policy;
  return (
    <FieldGroup title={t('group.policy')} note={t('policy.note')}>
      <Stack className={classes.policy}>
        {policyNames.map((name) => {
          const { min, max } = BOOKING_POLICY_BOUNDS[name];
          return (
            <TextInput
              key={name}
              id={`booking_policy.${name}`}
              data-path={`booking_policy.${name}`}
              label={t(`policy.${name}`)}
              description={t('policy.bounds', {
                usual: format.number(DEFAULT_BOOKING_POLICY[name]),
                min: format.number(min),
                max: format.number(max),
              })}
              inputMode={name === 'waitlist_ratio' ? 'decimal' : 'numeric'}
              autoComplete="off"
              value={policy[name]}
              error={errors[`booking_policy.${name}`]}
              onChange={(event) =>
                setValue('booking_policy', { ...policy, [name]: event.currentTarget.value })
              }
            />
          );
        })}
      </Stack>
      <PolicySentences values={values} />
    </FieldGroup>
  );
}

/** The same sentences as on the venue's page, of the figures that are typed now. */
function PolicySentences({ values }: { values: VenueValues }) {
  const { t } = useTranslation(['venues', 'partner-venues']);
  const policy = snapshotPolicy(toVenueBody(values).booking_policy);
  const limit = readNumber(values.visit_limit_per_month);
  return (
    <div className={classes.sentences}>
      <h3>{t('policy.sentences', { ns: 'partner-venues' })}</h3>
      <ul aria-live="polite">
        <li>{t('policy.opens', { count: policy.opens_days_before })}</li>
        <li>{t('policy.cancel', { count: policy.free_cancel_hours })}</li>
        {policy.grace_minutes > 0 && <li>{t('policy.grace', { count: policy.grace_minutes })}</li>}
        {Number.isFinite(limit) && <li>{t('policy.limit', { count: limit })}</li>}
        {policy.guests_per_booking > 0 && (
          <li>{t('policy.guests', { count: policy.guests_per_booking })}</li>
        )}
        {values.open_gym && <li>{t('policy.openGym')}</li>}
      </ul>
    </div>
  );
}
