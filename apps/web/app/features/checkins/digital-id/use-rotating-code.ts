import { createDigitalIdCode, DIGITAL_ID_STEP, digitalIdStep } from '@pulse/domain';
import { useEffect, useState } from 'react';
import { useNow } from '#ui/hooks/use-now.ts';
import type { StoredDigitalId } from './stored-digital-id.ts';

/** The code of the current 30 s step, created on the device, with the seconds until it expires. */
export function useRotatingCode(id: StoredDigitalId) {
  const now = useNow(250) + id.clock_offset;
  const step = digitalIdStep(now);
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const at = step * DIGITAL_ID_STEP;
    createDigitalIdCode(decodeBase64Url(id.secret), id.member_code, at).then((newCode) => {
      if (isCurrent) setCode(newCode);
    });
    return () => {
      isCurrent = false;
    };
  }, [id.secret, id.member_code, step]);
  const secondsLeft = Math.ceil(((step + 1) * DIGITAL_ID_STEP - now) / 1000);
  return { code, secondsLeft, remainingShare: secondsLeft / (DIGITAL_ID_STEP / 1000) };
}

/** base64url text as bytes. */
function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
