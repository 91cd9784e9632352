import { TextInput } from '@mantine/core';
import { BOOKING_POLICY_BOUNDS, DEFAULT_BOOKING_POLICY, snapshotPolicy } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { PolicySentences } from '../../details/policy-sentences.tsx';
import { FieldGroup } from './field-group.tsx';
import classes from './venue-editor.module.css';
import type { FieldsOfGroupProps } from './venue-fields.ts';
import { policyNames, readNumber, toVenueBody, type VenueValues } from './venue-values.ts';

/** The venue's booking policy, with the sentences that members will read. */
export function PolicyFields({ editor, startsOpen }: FieldsOfGroupProps) {
  const { t } = useTranslation('partner-venues');
  const format = useFormat();
  const { values, errors, setValue } = editor;
  const policy = values.booking_policy;
  return (
    <FieldGroup title={t('group.policy')} note={t('policy.note')} startsOpen={startsOpen}>
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
      <TypedPolicy values={values} />
    </FieldGroup>
  );
}

/** The same sentences as on the venue's page, of the figures that are typed now. */
function TypedPolicy({ values }: { values: VenueValues }) {
  const { t } = useTranslation('partner-venues');
  const limit = readNumber(values.visit_limit_per_month);
  return (
    <div className={classes.sentences}>
      <h3>{t('policy.sentences')}</h3>
      <ul aria-live="polite">
        <PolicySentences
          policy={snapshotPolicy(toVenueBody(values).booking_policy)}
          limit={Number.isFinite(limit) ? limit : null}
          openGym={values.open_gym}
        />
      </ul>
    </div>
  );
}
