import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { VenueFieldsProps } from '../edit/venue-fields.ts';
import type { MapPoint } from './position.ts';
import { timeZoneGroups } from './time-zone-groups.ts';
import { useDerivedTimeZone } from './use-derived-time-zone.ts';

interface TimeZoneFieldProps extends VenueFieldsProps {
  point: MapPoint | null;
}

/**
 * The time zone, which follows from the position until another one is chosen. The time there now lets
 * the partner see whether it is right; saving confirms it.
 */
export function TimeZoneField({ editor, point }: TimeZoneFieldProps) {
  const { t } = useTranslation('partner-venues');
  const format = useFormat();
  const { position } = editor.values;
  const { time_zone } = position;
  const choose = (zone: string) => editor.setValue('position', { ...position, time_zone: zone });
  const derived = useDerivedTimeZone(point, time_zone, choose);
  const differs = derived !== null && time_zone !== '' && derived !== time_zone;
  return (
    <Stack gap={2}>
      <NativeSelect
        id="time_zone"
        data-path="time_zone"
        label={t('field.time_zone')}
        description={
          time_zone
            ? t(differs ? 'timeZone.chosen' : 'timeZone.derived', {
                time: format.date(Date.now(), 'time', time_zone),
              })
            : t('timeZone.waits')
        }
        // The names of time zones are the same in every language.
        translate="no"
        value={time_zone}
        error={editor.errors.time_zone}
        onChange={(event) => choose(event.currentTarget.value)}
        data={timeZoneGroups(time_zone)}
      />
      {differs && (
        <Row as="p" align="center" role="status">
          {t('timeZone.differs', { zone: derived.replaceAll('_', ' ') })}{' '}
          <Button size="sm" onClick={() => choose(derived)}>
            {t('timeZone.use')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
