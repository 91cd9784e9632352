import { type CheckIn, scanDigitalIdMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type Failure, toFailure } from '../../../ui/network/problem.ts';
import { useRefreshFrontDesk } from '../day/use-refresh-front-desk.ts';

/** What came of the last scan. */
export type ScanOutcome =
  | { kind: 'none' }
  | { kind: 'checking' }
  | { kind: 'in'; checkIn: CheckIn }
  | { kind: 'refused'; failure: Failure };

/** A code still in front of the camera is not sent again within this time (ms). */
const repeatScanMs = 20_000;

/** Sends each scanned digital ID once and keeps what came of it. */
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
            setOutcome({ kind: 'in', checkIn });
            void refresh();
          },
          onError: (error) => {
            const failure = toFailure(error);
            // Without an answer the same code may be sent again at once: it cannot count twice.
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
