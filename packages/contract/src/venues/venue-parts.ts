import { z } from 'zod';
import { wallTime } from '../schemas.ts';

export const openingPeriod = z
  .object({
    weekday: z.int().min(1).max(7).describe('ISO weekday, 1 is Monday'),
    opens: wallTime,
    closes: wallTime,
  })
  .meta({ id: 'OpeningPeriod' });

export const venueImage = z.object({ url: z.string(), alt: z.string() }).meta({ id: 'VenueImage' });
