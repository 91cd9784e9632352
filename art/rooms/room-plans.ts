import { z } from 'zod';
import coloursFile from './room-colours.json' with { type: 'json' };
import { type RoomPlan, roomColours, storedRoomPlan } from './room-plan.ts';
import plansFile from './room-plans.json' with { type: 'json' };

/** Colours of rooms, by what they are built of. */
const palettes = z.record(z.string(), roomColours).parse(coloursFile);

/** The rooms of the demo's 30 best-known venues: those that are named in texts, then the first of Beirut. */
export const roomPlans: readonly RoomPlan[] = z
  .array(storedRoomPlan)
  .parse(plansFile)
  .map(({ palette, colours, ...plan }) => {
    const whole = palettes[palette];
    if (!whole) throw new Error(`the rooms have no palette "${palette}"`);
    return { ...plan, colours: { ...whole, ...colours } };
  });
