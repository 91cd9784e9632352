import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PositionButton } from '#ui/location/position-button.tsx';
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
        <PositionButton
          label={t('position.here')}
          failure={t('position.failed')}
          onLocated={({ latitude, longitude }) => place(latitude, longitude)}
        />
      </Stack>
      <Stack className={classes.coordinates}>
        <TextInput {...coordinate('latitude')} />
        <TextInput {...coordinate('longitude')} />
      </Stack>
      <TimeZoneField editor={editor} point={point} />
    </FieldGroup>
  );
}
