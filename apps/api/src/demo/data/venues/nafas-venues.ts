import { daily, type FeaturedVenue } from './featured-venue.ts';

const FLOW_DESCRIPTION = 'A breath-led sequence that builds step by step and ends in a long rest.';

/** The venues of the demo partner, Nafas. */
export const nafasFeaturedVenues: readonly FeaturedVenue[] = [
  {
    name: 'Nafas Studio',
    alternateNames: 'نفس ستوديو Nafas Mar Mikhael',
    city: 'Beirut',
    district: 'Mar Mikhael',
    organisation: 'Nafas',
    activities: ['yoga', 'breath'],
    tier: 'standard',
    openGym: true,
    visitLimit: 6,
    address: '47 Armenia Street',
    locationDescription:
      'Second floor, above the bookbinder. The stairs are left of the green gate.',
    description:
      'Yoga and breath on an old printing floor in Mar Mikhael. Mysore at seven, a short flow at noon and six classes in the evening, the last of them lying down. The floor is chestnut, the windows face the railway garden, and the teachers have been here since the first week.',
    dailyHours: ['06:30', '22:30'],
    weeklyClasses: [
      [
        'Mysore',
        daily,
        '07:00',
        90,
        16,
        'Your own practice in your own time, with Rania in the room.',
      ],
      ['Lunch Flow', daily, '12:30', 45, 12, 'A compact flow that leaves time for lunch.'],
      ['Breathwork', daily, '17:00', 45, 12, 'Guided rhythms, lying down, eyes closed.'],
      ['Vinyasa Flow', daily, '18:30', 60, 16, FLOW_DESCRIPTION],
      [
        'Yin and Breath',
        daily,
        '19:45',
        45,
        12,
        'Long holds close to the floor, then ten minutes of guided breathing.',
      ],
      [
        'Power Flow',
        daily,
        '20:00',
        50,
        16,
        'A strong, warm hour with arm balances and few pauses.',
      ],
      ['Ashtanga', daily, '20:45', 60, 14, 'The primary series, counted.'],
      [
        'Nidra',
        daily,
        '21:50',
        30,
        12,
        'Half an hour lying down, guided from the toes to the forehead.',
      ],
    ],
  },
  {
    name: 'Gemmayzeh Pilates Rooms',
    alternateNames: 'بيلاتس الجميزة Nafas Pilates',
    city: 'Beirut',
    district: 'Gemmayzeh',
    organisation: 'Nafas',
    activities: ['pilates'],
    tier: 'plus',
    openGym: false,
    visitLimit: 6,
    address: '112 Gouraud Street',
    locationDescription:
      'Ground floor of the house with the triple arch, opposite the Saint Nicolas stairs.',
    description:
      'Three rooms of a restored house on Gouraud Street with ten reformers, two towers and high ceilings. Groups stay small, the springs are checked every morning, and beginners get an introduction before the first class.',
    dailyHours: ['07:00', '22:15'],
    weeklyClasses: [
      [
        'Reformer Flow',
        daily,
        '18:15',
        50,
        10,
        'One sequence through the whole body without leaving the carriage.',
      ],
      [
        'Reformer Foundations',
        daily,
        '19:45',
        50,
        10,
        'The basic positions and spring settings, slowly and exactly.',
      ],
      [
        'Jumpboard',
        daily,
        '21:00',
        45,
        10,
        'Cardio lying down: springs, a board and steady breathing.',
      ],
    ],
  },
  {
    name: 'Nafas Batroun',
    alternateNames: 'نفس البترون',
    city: 'Batroun',
    district: 'Old Town',
    organisation: 'Nafas',
    activities: ['yoga', 'breath'],
    tier: 'standard',
    openGym: false,
    visitLimit: null,
    address: '9 Phoenician Wall Lane',
    locationDescription: 'Roof terrace above the lemonade shop; ring the upper bell.',
    description:
      'The Batroun house of Nafas: a vaulted room for winter and a terrace for the other nine months. Classes follow the light, and the sea does the music.',
    dailyHours: ['07:30', '21:00'],
    weeklyClasses: [['Sunset Flow', daily, '17:45', 60, 14, FLOW_DESCRIPTION]],
  },
];

/** The names of the demo partner's venues. */
export const nafasVenueNames: ReadonlySet<string> = new Set(
  nafasFeaturedVenues.map((venue) => venue.name),
);

/** Who teaches which class of Nafas Studio. */
export const nafasTrainerByClass: Readonly<Record<string, string>> = {
  Mysore: 'Rania Haddad',
  'Lunch Flow': 'Lea Daher',
  Breathwork: 'Joelle Abi Nader',
  'Vinyasa Flow': 'Rania Haddad',
  'Yin and Breath': 'Lea Daher',
  'Power Flow': 'Karim Nassar',
  Ashtanga: 'Rania Haddad',
  Nidra: 'Joelle Abi Nader',
};
