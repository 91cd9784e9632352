import { z } from 'zod';

/** What is seen through the windows. */
const view = z.enum(['sea', 'mountains', 'street', 'courtyard', 'garden', 'city-night']);
export type View = z.infer<typeof view>;

/** When the picture is taken. */
const light = z.enum(['morning', 'evening', 'lamps']);
export type Light = z.infer<typeof light>;

/** How the back of the room is closed. */
const opening = z.enum(['arches', 'window-wall', 'two-windows', 'high-window', 'none']);
export type Opening = z.infer<typeof opening>;

export const roomColours = z.strictObject({
  wall: z.string(),
  side: z.string(),
  ceiling: z.string(),
  floor: z.string(),
  floorLine: z.string(),
  /** Frames of windows, beams, racks. */
  wood: z.string(),
  /** What most of the equipment is made of. */
  first: z.string(),
  second: z.string(),
  /** Of the one thing that stands out. */
  hot: z.string(),
});
export type RoomColours = z.infer<typeof roomColours>;

/** A record of room-plans.json. */
export const storedRoomPlan = z.strictObject({
  /** Its name in the demo data. */
  venue: z.string(),
  equipment: z.string(),
  opening,
  view,
  light,
  /** Which colours of room-colours.json it has, and those that differ from them. */
  palette: z.string(),
  colours: roomColours.partial().default({}),
  /** Turns the room around, as in a mirror. */
  mirrored: z.boolean().optional(),
});

/** The room that is drawn of one venue. */
export interface RoomPlan extends Omit<z.infer<typeof storedRoomPlan>, 'palette' | 'colours'> {
  colours: RoomColours;
}
