import { Button, TextInput } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { requestPosition } from '#ui/location/geolocation.ts';
import { FieldGroup } from '../edit/field-group.tsx';
import { TextField } from '../edit/text-fields.tsx';
import { fieldId, type VenueFieldsProps } from '../edit/venue-fields.ts';
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

interface PositionFieldsProps extends VenueFieldsProps {
  renderMap: (content: PositionMapContent) => ReactNode;
}

/** Where the venue is: address, a pin on the map or typed coordinates, and the time zone. */
export function PositionFields({ renderMap, ...props }: PositionFieldsProps) {
  const { t } = useTranslation('partner-venues');
  const { values, errors, onChange } = props;
  const { position } = values;
  const [failed, setFailed] = useState(false);
  const point = readPoint(position);
  const centre = useMapCentre(values.city, point);
  const setPart = (part: 'latitude' | 'longitude', text: string) =>
    onChange('position', { ...position, ...(readPair(text) ?? { [part]: text }) });
  const place = (latitude: number, longitude: number) =>
    onChange('position', {
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
    id: fieldId(name),
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
    <FieldGroup title={t('group.position')}>
      <TextField {...props} name="address" autoComplete="street-address" maxLength={200} />
      <TextField {...props} name="city" autoComplete="address-level2" maxLength={100} />
      <TextField
        {...props}
        name="location_description"
        description={t('hint.location_description')}
        maxLength={300}
      />
      <div className={classes.position}>
        <p>{t('position.hint')}</p>
        <div className={classes.map}>
          {renderMap({
            position: point,
            centre,
            onPlace: ({ lat, lng }) => place(lat, lng),
          })}
        </div>
        <Button
          leftSection={<IconCurrentLocation size={20} stroke={1.6} aria-hidden="true" />}
          onClick={() => void locate()}
        >
          {t('position.here')}
        </Button>
        <FailureNote hidden={!failed}>{failed && t('position.failed')}</FailureNote>
      </div>
      <div className={classes.coordinates}>
        <TextInput {...coordinate('latitude')} />
        <TextInput {...coordinate('longitude')} />
      </div>
      <TimeZoneField {...props} point={point} />
    </FieldGroup>
  );
}
