export { createVenue as aVenue, type VenueOverrides } from '@pulse/test-data';
