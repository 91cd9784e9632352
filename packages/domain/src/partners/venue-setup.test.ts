import { expect, test } from 'vitest';
import { doneSetupSteps, SETUP_STEPS } from './venue-setup.ts';

const venue = {
  name: 'Studio Cèdre',
  address: 'Rue Gouraud 12',
  city: 'Beirut',
  latitude: 33.89,
  longitude: 35.5,
  description: 'Yoga on two floors.',
  activities: ['yoga'],
  operating_hours: [{ weekday: 1, opens: '07:00', closes: '22:00' }],
  images: [{}],
};
const none = { classes: 0, codes: 0 };
const done = (...of: Parameters<typeof doneSetupSteps>) => {
  const steps = doneSetupSteps(...of);
  return SETUP_STEPS.filter((step) => steps[step]);
};

test('nothing is done before there is a venue, whatever else there is', () => {
  expect(done(null, { classes: 3, codes: 2 })).toEqual([]);
});

test('each step is done by itself', () => {
  expect(done({ ...venue, operating_hours: [], images: [] }, none)).toEqual(['venue']);
  expect(done({ ...venue, description: ' ', images: [] }, none)).toEqual(['hours']);
  expect(done({ ...venue, description: '' }, none)).toEqual(['hours', 'picture']);
  expect(done(venue, { classes: 1, codes: 0 })).toEqual(['venue', 'hours', 'picture', 'class']);
  expect(done(venue, { classes: 1, codes: 1 })).toEqual([...SETUP_STEPS]);
});
