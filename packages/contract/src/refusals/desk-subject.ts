import { z } from 'zod';
import { id, imageUrl, instant, money, timeZone } from '../schemas.ts';

/** A member as the front desk sees them: enough to tell four people of one name apart. */
export const deskMember = z
  .object({
    full_name: z.string(),
    member_code: z.string().describe('Shown on the digital ID as well'),
    photo_url: imageUrl.nullable(),
  })
  .meta({ id: 'DeskMember' });

/** Whom a refusal at the front desk is about, and the classes that they could still join. */
export const deskSubject = z
  .object({
    member: deskMember.nullable().describe('Null when the code is of no member'),
    time_zone: timeZone,
    walk_in: z
      .array(
        z.object({
          class_session_id: id,
          title: z.string(),
          starts_at: instant,
          free: z.int(),
          price: money.nullable().describe('Of a drop-in'),
        }),
      )
      .describe('Classes of the venue that are open for walk-ins and have a free place'),
  })
  .meta({ id: 'DeskSubject' });
