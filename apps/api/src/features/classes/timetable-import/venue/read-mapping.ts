import { venueTimetableMapping } from '@pulse/contract';
import type { z } from 'zod';
import { InvalidInput } from '../../../../platform/http/problems/field-problems.ts';
import type { FileFault } from '../faults/faults.ts';

/** How a file is read for one venue. */
export type VenueMapping = z.output<typeof venueTimetableMapping>;

/** Parses a mapping from its JSON text; a fault when it is none, invalid fields are refused by name. */
export function readVenueMapping(text: string): VenueMapping | FileFault {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { fault: 'mapping_unreadable', details: { reason: (error as Error).message } };
  }
  const parsed = venueTimetableMapping.safeParse(json);
  if (!parsed.success) throw new InvalidInput(parsed.error.issues);
  return parsed.data;
}
