// Where the apps keep what is drawn here.

export const webPublicFolder = new URL('../apps/web/public/', import.meta.url);
export const displayFontFolder = new URL('../apps/web/app/ui/theme/display-font/', import.meta.url);
export const cityDrawingsFolder = new URL('../apps/web/map/city-drawings/', import.meta.url);
export const roomPicturesFolder = new URL('../apps/api/src/demo/rooms/files/', import.meta.url);
