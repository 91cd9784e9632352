import { type CheckIn, scanDigitalId } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';
import { useCallback, useRef, useState } from 'react';
import { useRefetch } from '#ui/actions/refetch.ts';
import { type Failure, toFailure } from '#ui/network/problem.ts';
import { useDesk } from '../../offline-desk/desk-context.ts';
import { isDisconnected } from '../../offline-desk/is-disconnected.ts';
import { type QueuedScan, queueScan } from '../../offline-desk/queue-scan.ts';

/** What came of one scan. */
export type ScanOutcome =
  | { kind: 'checking' }
  | { kind: 'checked-in'; checkIn: CheckIn }
  | QueuedScan
  | { kind: 'refused'; failure: Failure };

/** One scan, in the order in which the codes were read. */
export interface Scan {
  id: number;
  code: string;
  /** By the clock of this device. */
  at: EpochMs;
  outcome: ScanOutcome;
}

/** A code still in front of the camera is not sent again within this time (ms). */
const repeatScanMs = 20_000;
/** How many scans stay on the screen. */
const shownScans = 3;

/**
 * Sends each scanned digital ID once and returns the latest scans, newest first. A code is read while
 * the answer to the one before is still awaited; without a connection it is queued on this device.
 */
export function useScanMember(venueId: string) {
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const lastScan = useRef({ id: 0, code: '', at: 0 });
  const refetch = useRefetch();
  const desk = useDesk();
  const scan = useCallback(
    (text: string): null => {
      const code = text.trim();
      const now = Date.now();
      const { current: last } = lastScan;
      if (code === '' || (code === last.code && now - last.at < repeatScanMs)) return null;
      const id = last.id + 1;
      lastScan.current = { id, code, at: now };
      const settle = (outcome: ScanOutcome) =>
        setScans((all) =>
          withoutSettledRefusals(all.map((one) => (one.id === id ? { ...one, outcome } : one))),
        );
      setScans((all) =>
        [{ id, code, at: now, outcome: { kind: 'checking' } as const }, ...all].slice(
          0,
          shownScans,
        ),
      );
      scanDigitalId({ body: { venue_id: venueId, code }, throwOnError: true }).then(
        ({ data: checkIn }) => {
          settle({ kind: 'checked-in', checkIn });
          void refetch(['desk', 'today', 'look-up']);
        },
        async (error: unknown) => {
          const failure = toFailure(error);
          if (desk && (await isDisconnected(failure))) return settle(queueScan(desk, code, now));
          // Without a response the same code may be sent again at once: the server knows this desk.
          if (failure.status === 0 && lastScan.current.id === id)
            lastScan.current = { id, code: '', at: 0 };
          settle({ kind: 'refused', failure });
        },
      );
      return null;
    },
    [refetch, venueId, desk],
  );
  return { scans, scan };
}

/** A refusal is about one member: it goes once a later scan has checked another one in. */
function withoutSettledRefusals(scans: readonly Scan[]): readonly Scan[] {
  const success = scans.findIndex(({ outcome }) => outcome.kind === 'checked-in');
  return success < 0
    ? scans
    : scans.filter(({ outcome }, at) => at < success || !isRefused(outcome));
}

const isRefused = ({ kind }: ScanOutcome) => kind === 'refused' || kind === 'not-queued';
