import { IconBike, IconCar, IconWalk } from '@tabler/icons-react';

/** The icon of each means of travel. */
export const travelModeIcons = { walk: IconWalk, bicycle: IconBike, car: IconCar };
