import { type CheckIn, scanDigitalIdMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type Failure, toFailure } from '../../../ui/network/problem.ts';
import { useRefreshFrontDesk } from '../day/use-refresh-front-desk.ts';

/** The outcome of the last scan. */
export type ScanOutcome =
  | { kind: 'none' }
  | { kind: 'checking' }
  | { kind: 'checked-in'; checkIn: CheckIn }
  | { kind: 'refused'; failure: Failure };

/** A code still in front of the camera is not sent again within this time (ms). */
const repeatScanMs = 20_000;

/** Sends each scanned digital ID once and returns the outcome of the last one. */
export function useScanMember(venueId: string) {
  const [outcome, setOutcome] = useState<ScanOutcome>({ kind: 'none' });
  const lastScan = useRef({ code: '', at: 0 });
  const refresh = useRefreshFrontDesk();
  const { mutate } = useMutation(scanDigitalIdMutation());
  const scan = useCallback(
    (text: string): null => {
      const code = text.trim();
      const now = Date.now();
      if (
        code === '' ||
        (code === lastScan.current.code && now - lastScan.current.at < repeatScanMs)
      ) {
        return null;
      }
      lastScan.current = { code, at: now };
      setOutcome({ kind: 'checking' });
      mutate(
        { body: { venue_id: venueId, code } },
        {
          onSuccess: (checkIn) => {
            setOutcome({ kind: 'checked-in', checkIn });
            void refresh();
          },
          onError: (error) => {
            const failure = toFailure(error);
            // Without a response the same code may be sent again at once; the request is idempotent.
            if (failure.status === 0) lastScan.current = { code: '', at: 0 };
            setOutcome({ kind: 'refused', failure });
          },
        },
      );
      return null;
    },
    [mutate, refresh, venueId],
  );
  return { outcome, scan };
}
