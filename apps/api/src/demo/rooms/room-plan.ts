/** What is seen through the windows. */
export type View = 'sea' | 'mountains' | 'street' | 'courtyard' | 'garden' | 'city-night';

/** When the picture is taken. */
export type Light = 'morning' | 'evening' | 'lamps';

/** How the back of the room is closed. */
export type Opening = 'arches' | 'window-wall' | 'two-windows' | 'high-window' | 'none';

export interface RoomColours {
  wall: string;
  side: string;
  ceiling: string;
  floor: string;
  floorLine: string;
  /** Frames of windows, beams, racks. */
  wood: string;
  /** What most of the equipment is made of. */
  first: string;
  second: string;
  /** Of the one thing that stands out. */
  hot: string;
}

/** The room that the demo shows of one venue. */
export interface RoomPlan {
  /** Its name in the demo data. */
  venue: string;
  equipment: string;
  opening: Opening;
  view: View;
  light: Light;
  colours: RoomColours;
  /** Turns the room around, as in a mirror. */
  mirrored?: boolean;
  /** What the picture shows, in words. */
  alt: string;
}
