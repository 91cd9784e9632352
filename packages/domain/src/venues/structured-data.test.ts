import { expect, test } from 'vitest';
import { type DescribedVenue, venueStructuredData } from './structured-data.ts';

const venue: DescribedVenue = {
  name: 'Nafas',
  address: 'Rue Armenia 12',
  city: 'Beirut',
  phone: '',
  website: 'javascript:alert(1)',
  latitude: 33.9,
  longitude: 35.5,
  activities: ['yoga'],
  opening_hours: [{ weekday: 7, opens: '08:00', closes: '12:00' }],
  rating: { count: 0, average: null },
};
const page = { url: 'https://pulse.test/venues/nafas-beirut', description: 'Light.', image: null };

test('a venue is a gym, one with a spa a health club, open on its weekdays', () => {
  expect(venueStructuredData(venue, page)).toMatchObject({
    '@type': 'ExerciseGym',
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Sunday', opens: '08:00', closes: '12:00' },
    ],
  });
  const spa = { ...venue, activities: ['yoga', 'spa'] };
  expect(venueStructuredData(spa, page)['@type']).toBe('HealthClub');
});

test('what a venue does not have, and a website that is no web address, is left out', () => {
  const data = venueStructuredData(venue, page);
  for (const name of ['aggregateRating', 'telephone', 'sameAs', 'image'])
    expect(data).not.toHaveProperty(name);
});
