import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PositionButton } from '#ui/location/position-button.tsx';
import classes from '../application.module.css';
import { positionOf } from '../application-values.ts';
import { type StepProps, useField } from './step-fields.ts';

/** A place on the map in degrees. */
export interface MapPosition {
  latitude: number;
  longitude: number;
}

/** Draws a map on which a pin can be placed; the page has one, the feature none. */
export type RenderPinMap = (map: {
  position: MapPosition | null;
  label: string;
  onPlace: (position: MapPosition) => void;
}) => ReactNode;

interface AddressFieldsProps extends StepProps {
  renderMap: RenderPinMap;
}

/** The address, and its place on the map: a pin, typed coordinates, or later. */
export function AddressFields({ form, renderMap }: AddressFieldsProps) {
  const { t } = useTranslation('partner-application');
  const field = useField(form);
  const values = form.values;
  const place = (latitude: string, longitude: string) => form.setValues({ latitude, longitude });
  const isPlaced = values.latitude !== '' || values.longitude !== '';
  return (
    <>
      <TextInput {...field('address')} />
      <section className={classes.place} aria-labelledby="application-pin">
        <Heading level={3} size={4} id="application-pin">
          {t('pin.heading')}
        </Heading>
        <Text tone="quiet">{t('pin.how')}</Text>
        <div className={classes.map}>
          {renderMap({
            position: positionOf(values),
            label: t('pin.map'),
            onPlace: ({ latitude, longitude }) => place(latitude.toFixed(6), longitude.toFixed(6)),
          })}
        </div>
        <div className={classes.pair}>
          <TextInput {...field('latitude')} />
          <TextInput {...field('longitude')} />
        </div>
        <PositionButton
          label={t('pin.here')}
          failure={t('pin.failed')}
          onLocated={({ latitude, longitude }) => place(latitude.toFixed(6), longitude.toFixed(6))}
        />
        {isPlaced ? (
          <Button onClick={() => place('', '')}>{t('pin.remove')}</Button>
        ) : (
          <Text tone="quiet">{t('pin.later')}</Text>
        )}
      </section>
    </>
  );
}
