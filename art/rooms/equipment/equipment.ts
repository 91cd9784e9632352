import type { Light, RoomColours } from '../room-plan.ts';

/** What stands in a room; outdoors it draws the ground as well. */
export interface Equipment {
  outdoors?: boolean;
  draw(colours: RoomColours, light: Light): string;
}
