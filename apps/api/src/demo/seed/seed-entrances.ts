import { createEntranceCode } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import { demoId } from '../generate/demo-id.ts';
import type { VenueRow } from '../generate/demo-rows.ts';
import { insertRows } from './insert-rows.ts';

/** Inserts a QR code for the entrance of every venue, and for the garden gate of Nafas Studio. */
export async function seedEntrances(tx: Tx, venues: readonly VenueRow[]): Promise<void> {
  const entrances = venues.flatMap((venue) => [
    { venue, label: 'Entrance' },
    ...(venue.name === 'Nafas Studio' ? [{ venue, label: 'Garden gate' }] : []),
  ]);
  await insertRows(
    tx,
    'qr_codes',
    entrances.map(({ venue, label }) => ({
      id: demoId('qr code', `${venue.id} ${label}`),
      venue_id: venue.id,
      code: demoCode(`${venue.id} ${label}`),
      label,
      created_at: '2026-01-05T08:00:00Z',
    })),
  );
}

/** The same code for an entrance in every demo, so that its printed posters stay valid. */
function demoCode(name: string): string {
  const bytes = Buffer.from(demoId('door', name).replaceAll('-', ''), 'hex').values();
  return createEntranceCode((below) => (bytes.next().value ?? 0) % below);
}
