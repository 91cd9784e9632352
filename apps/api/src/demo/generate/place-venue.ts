import type { City, District } from '@pulse/demo-data/cities';
import type { Random } from './random.ts';

const metresPerDegree = 111_200;

/**
 * A random point within the town's spread around its district, uniform over the disc; 5 decimals,
 * about a metre.
 */
export function placeVenue(
  random: Random,
  city: City,
  district: District,
): { latitude: number; longitude: number } {
  const [, latitude, longitude] = district;
  const distance = (Math.sqrt(random.next()) * city.spreadMetres) / metresPerDegree;
  const direction = random.next() * 2 * Math.PI;
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    latitude: round(latitude + distance * Math.sin(direction)),
    longitude: round(
      longitude + (distance * Math.cos(direction)) / Math.cos((latitude * Math.PI) / 180),
    ),
  };
}
