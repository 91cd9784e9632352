import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { type Point, requestPosition } from './geolocation.ts';

interface PositionButtonProps {
  label: string;
  /** What is said when the device does not tell where it is. */
  failure: string;
  onLocated: (position: Point) => void;
}

/** Asks the device where it is now. */
export function PositionButton({ label, failure, onLocated }: PositionButtonProps) {
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
        {label}
      </Button>
      <FailureNote hidden={!failed}>{failed && failure}</FailureNote>
    </>
  );
}
