import { Button, TextInput } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { requestPosition } from '#ui/location/geolocation.ts';
import { FieldGroup } from '../edit/field-group.tsx';
import { type FieldsOfGroupProps, useTextField } from '../edit/venue-fields.ts';
import { readPair, readPoint, toCoordinate } from './position.ts';
import classes from './position-fields.module.css';
import { TimeZoneField } from './time-zone-field.tsx';
import { useMapCentre } from './use-map-centre.ts';

/** What the page's map gets: where the pin is, and where to look while there is none. */
export interface PositionMapContent {
  position: { lat: number; lng: number } | null;
  centre: { lat: number; lng: number };
  onPlace: (position: { lat: number; lng: number }) => void;
}

interface PositionFieldsProps extends FieldsOfGroupProps {
  renderMap: (content: PositionMapContent) => ReactNode;
}

/** Where the venue is: address, a pin on the map or typed coordinates, and the time zone. */
export function PositionFields({ editor, startsOpen, renderMap }: PositionFieldsProps) {
  const { t } = useTranslation('partner-venues');
  const { values, errors, setValue } = editor;
  const field = useTextField(editor);
  const { position } = values;
  const [failed, setFailed] = useState(false);
  const point = readPoint(position);
  const centre = useMapCentre(values.city, point);
  const setPart = (part: 'latitude' | 'longitude', text: string) =>
    setValue('position', { ...position, ...(readPair(text) ?? { [part]: text }) });
  const place = (latitude: number, longitude: number) =>
    setValue('position', {
      ...position,
      latitude: toCoordinate(latitude),
      longitude: toCoordinate(longitude),
    });
  const locate = async () => {
    setFailed(false);
    try {
      const here = await requestPosition();
      place(here.latitude, here.longitude);
    } catch {
      setFailed(true);
    }
  };
  const coordinate = (name: 'latitude' | 'longitude') => ({
    id: name,
    'data-path': name,
    label: t(`field.${name}`),
    inputMode: 'text' as const,
    autoComplete: 'off',
    value: position[name],
    error: errors[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setPart(name, event.currentTarget.value),
  });
  return (
    <FieldGroup title={t('group.position')} startsOpen={startsOpen}>
      <TextInput {...field('address')} autoComplete="street-address" maxLength={200} />
      <TextInput {...field('city')} autoComplete="address-level2" maxLength={100} />
      <TextInput
        {...field('location_description')}
        description={t('hint.location_description')}
        maxLength={300}
      />
      <Stack gap={3} className={classes.position}>
        <Text tone="quiet">{t('position.hint')}</Text>
        <div className={classes.map}>
          {renderMap({ position: point, centre, onPlace: ({ lat, lng }) => place(lat, lng) })}
        </div>
        <Button
          leftSection={<IconCurrentLocation size={20} stroke={1.6} aria-hidden="true" />}
          onClick={() => void locate()}
        >
          {t('position.here')}
        </Button>
        <FailureNote hidden={!failed}>{failed && t('position.failed')}</FailureNote>
      </Stack>
      <Stack className={classes.coordinates}>
        <TextInput {...coordinate('latitude')} />
        <TextInput {...coordinate('longitude')} />
      </Stack>
      <TimeZoneField editor={editor} point={point} />
    </FieldGroup>
  );
}
