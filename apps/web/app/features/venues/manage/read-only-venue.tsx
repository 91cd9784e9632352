import type { PartnerVenue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Text } from '#ui/layout/text.tsx';
import { emptyVenue, toVenueValues, type VenueValues } from './edit/venue-values.ts';
import classes from './manage.module.css';
import { useDescribeValue } from './use-describe-value.ts';

const names = Object.keys(emptyVenue) as (keyof VenueValues)[];

/** The fields of a venue to read, where they cannot be changed. */
export function ReadOnlyVenue({ venue }: { venue: PartnerVenue }) {
  const { t } = useTranslation('partner-venues');
  const describe = useDescribeValue();
  const values = toVenueValues(venue);
  return (
    <dl className={classes.fields}>
      {names.map((name) => (
        <div key={name}>
          <Text as="dt" strong>
            {t(`field.${name}`)}
          </Text>
          <dd>{describe(name, values)}</dd>
        </div>
      ))}
    </dl>
  );
}
