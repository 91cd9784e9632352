/** A point on Earth, in decimal degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

const options = { timeout: 10_000, maximumAge: 300_000, enableHighAccuracy: false };

/** Requests the reader's position from the browser, which may ask for permission first. */
export function requestPosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      options,
    );
  });
}

/** Returns the reader's position if the browser may read it without asking; null otherwise. */
export async function readAllowedPosition(): Promise<Point | null> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' });
  return permission?.state === 'granted' ? requestPosition() : null;
}
