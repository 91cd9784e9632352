import { NativeSelect } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { useVenueName } from '#ui/choices/use-venue-name.ts';
import { DateField } from '#ui/forms/date-field.tsx';
import classes from '../analytics.module.css';
import { PERIOD_CHOICES, type periodInAddress } from '../period-in-address.ts';

interface PeriodChooserProps {
  venues: readonly { id: string; name: string; status: string }[];
  /** Empty: all venues. */
  venueId: string;
  period: ReturnType<typeof periodInAddress>;
  /** Parameters of the address to set. */
  onChange: (changed: Record<string, string>) => void;
}

/** Which venue, and which days: named ones or free dates. */
export function PeriodChooser({ venues, venueId, period, onChange }: PeriodChooserProps) {
  const { t } = useTranslation('partner-analytics');
  const nameOf = useVenueName();
  const { choice, from, to } = period;
  return (
    <search className={classes.chooser}>
      {venues.length > 1 && (
        <NativeSelect
          label={t('venue')}
          data={[
            { value: '', label: t('allVenues') },
            ...venues.map((venue) => ({ value: venue.id, label: nameOf(venue) })),
          ]}
          value={venueId}
          onChange={(event) => onChange({ venue: event.currentTarget.value })}
        />
      )}
      <NativeSelect
        label={t('period')}
        data={PERIOD_CHOICES.map((value) => ({ value, label: t(`periods.${value}`) }))}
        value={choice}
        onChange={(event) => onChange({ period: event.currentTarget.value, from: from ?? to, to })}
      />
      {choice === 'dates' && (
        <>
          <DateField
            label={t('from')}
            value={from ?? ''}
            max={to}
            onChange={({ currentTarget: { value } }) =>
              value && value <= to && onChange({ from: value, to })
            }
          />
          <DateField
            label={t('to')}
            value={to}
            min={from ?? undefined}
            onChange={({ currentTarget: { value } }) =>
              value && value >= (from ?? '') && onChange({ from: from ?? value, to: value })
            }
          />
        </>
      )}
    </search>
  );
}
