export {
  createTrainer as aTrainer,
  createVenue as aVenue,
  type VenueOverrides,
} from '@pulse/test-data';
