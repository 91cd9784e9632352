/** The file of the land, which the first picture of the map needs. */
export const landFile = '/map/land.json';
