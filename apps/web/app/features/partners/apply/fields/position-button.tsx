import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { type Point, requestPosition } from '#ui/location/geolocation.ts';

interface PositionButtonProps {
  onLocated: (position: Point) => void;
}

/** Places the pin where the applicant stands now. */
export function PositionButton({ onLocated }: PositionButtonProps) {
  const { t } = useTranslation('partner-application');
  const [isLocating, setIsLocating] = useState(false);
  const [failed, setFailed] = useState(false);
  const locate = async () => {
    setFailed(false);
    setIsLocating(true);
    try {
      onLocated(await requestPosition());
    } catch {
      setFailed(true);
    }
    setIsLocating(false);
  };
  return (
    <>
      <Button
        leftSection={<IconCurrentLocation size={20} stroke={1.6} aria-hidden="true" />}
        loading={isLocating}
        onClick={() => void locate()}
      >
        {t('pin.here')}
      </Button>
      <FailureNote hidden={!failed}>{failed && t('pin.failed')}</FailureNote>
    </>
  );
}
