/** A venue that the design and the demo accounts name. Fields left out are generated. */
export interface SignatureVenue {
  name: string;
  alternateNames: string;
  city: string;
  district: string;
  organisation: string;
  activities: readonly string[];
  tier: 'standard' | 'plus';
  openGym: boolean;
  visitLimit: number | null;
  /** Street and number; district and city have fields of their own. */
  address: string;
  locationDescription: string;
  description: string;
  /** Opening and closing time, every day of the week. */
  open: readonly [opens: string, closes: string];
  /** Classes that are always on its schedule; the rest is generated, except at Nafas Studio. */
  week: readonly FeaturedClass[];
}

/** A class on the schedule of a signature venue: ISO weekdays, wall time, minutes, places. */
export type FeaturedClass = readonly [
  name: string,
  weekdays: readonly number[],
  start: string,
  minutes: number,
  places: number,
  description: string,
];

const daily = [1, 2, 3, 4, 5, 6, 7] as const;
const flowing = 'A breath-led sequence that builds step by step and ends in a long rest.';

/** The first three belong to the demo partner, Nafas. */
export const signatureVenues: readonly SignatureVenue[] = [
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
    open: ['06:30', '22:30'],
    week: [
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
      ['Vinyasa Flow', daily, '18:30', 60, 16, flowing],
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
    open: ['07:00', '22:15'],
    week: [
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
    open: ['07:30', '21:00'],
    week: [['Sunset Flow', daily, '17:45', 60, 14, flowing]],
  },
  {
    name: 'Jabal Bloc',
    alternateNames: 'جبل بلوك',
    city: 'Beirut',
    district: 'Geitaoui',
    organisation: 'Jabal Bloc',
    activities: ['climbing', 'strength'],
    tier: 'standard',
    openGym: true,
    visitLimit: 8,
    address: '21 Geitaoui Street',
    locationDescription:
      'Behind the hospital, in the former tile warehouse with the blue shutters.',
    description:
      'Bouldering in Achrafieh: four metres high, eleven circuits, new problems every second Tuesday. The setters climb everything twice, once in trainers. Shoes for hire, coffee free after the third fall.',
    open: ['10:00', '23:00'],
    week: [
      [
        'Bouldering Basics',
        daily,
        '18:30',
        90,
        14,
        'Falling, footwork and your first three colours.',
      ],
      ['After Work Climb', daily, '20:00', 90, 16, 'Social climbing with a coach around.'],
    ],
  },
  {
    name: 'Sanayeh Padel',
    alternateNames: 'بادل الصنائع',
    city: 'Beirut',
    district: 'Sanayeh',
    organisation: 'Malaab Beirut',
    activities: ['padel', 'tennis'],
    tier: 'standard',
    openGym: false,
    visitLimit: 6,
    address: '5 Spears Street',
    locationDescription: 'Roof of the car park next to Sanayeh garden; take the lift to P5.',
    description:
      'Four courts on a roof between Hamra and the garden, lit until midnight. Clinics in small groups, doubles nights with changing partners, and a desk that tells you your level without flattery.',
    open: ['08:00', '00:30'],
    week: [
      ['Padel, doubles night', daily, '18:45', 90, 8, 'Four rounds with changing partners.'],
      ['Padel Clinic', daily, '20:15', 60, 8, 'One shot an evening, drilled and then played.'],
    ],
  },
  {
    name: 'Corniche Boxing Club',
    alternateNames: 'نادي الكورنيش للملاكمة',
    city: 'Beirut',
    district: 'Ain el Mreisseh',
    organisation: 'Corniche Club',
    activities: ['boxing', 'hiit'],
    tier: 'standard',
    openGym: true,
    visitLimit: 8,
    address: '18 John Kennedy Street',
    locationDescription: 'Basement of the corner house above the fishermen’s port.',
    description:
      'A boxing club three minutes from the Corniche. Mornings start with intervals along the sea, evenings with six rounds on the pads. Technique before power, and nobody spars before the coach says so.',
    open: ['06:30', '22:00'],
    week: [
      [
        'Corniche Intervals',
        daily,
        '07:15',
        45,
        12,
        'Bag rounds and running along the sea in turns, by the clock.',
      ],
      [
        'Corniche Intervals',
        daily,
        '17:45',
        45,
        16,
        'Bag rounds and running along the sea in turns, by the clock.',
      ],
    ],
  },
  {
    name: 'Beit el Raqs',
    alternateNames: 'بيت الرقص',
    city: 'Beirut',
    district: 'Furn el Hayek',
    organisation: 'Beit el Raqs',
    activities: ['dance'],
    tier: 'standard',
    openGym: false,
    visitLimit: null,
    address: '33 Furn el Hayek Street',
    locationDescription: 'First floor, yellow house, entrance through the garden.',
    description:
      'A house for dancing in Achrafieh: dabke for everyone on weekdays, contemporary in the mornings and live percussion on Thursdays. The floor is sprung, the neighbours are patient.',
    open: ['09:00', '22:30'],
    week: [
      [
        'Dabke for Everyone',
        daily,
        '19:00',
        60,
        12,
        'The line, the stamp, the turn: all six steps in an hour.',
      ],
    ],
  },
  {
    name: 'Dar el Raqs',
    alternateNames: 'دار الرقص',
    city: 'Tripoli',
    district: 'Maarad',
    organisation: 'Beit el Raqs',
    activities: ['dance'],
    tier: 'standard',
    openGym: false,
    visitLimit: null,
    address: '7 Maarad Street',
    locationDescription: 'Across from the fairground, second gate.',
    description:
      'Dabke, baladi and everything with a beat, in a bright hall across from the Tripoli fairground. Beginners start on Mondays.',
    open: ['10:00', '22:00'],
    week: [
      [
        'Dabke for Everyone',
        daily,
        '19:00',
        60,
        16,
        'The line, the stamp, the turn: all six steps in an hour.',
      ],
    ],
  },
  {
    name: 'Bahr Swim Club',
    alternateNames: 'نادي بحر للسباحة',
    city: 'Jounieh',
    district: 'Kaslik',
    organisation: 'Bahr',
    activities: ['swimming'],
    tier: 'standard',
    openGym: true,
    visitLimit: 8,
    address: '60 Kaslik Road',
    locationDescription: 'Past the theatre, down the ramp to the pool deck.',
    description:
      'A sea-water pool with six lanes above Jounieh bay. Coached sets at dawn and after work, lessons for adults who never learned, and open water on Saturdays when the sea allows.',
    open: ['05:30', '22:00'],
    week: [
      ['Sea Lanes, coached', daily, '06:30', 60, 14, 'Sets by speed, with a coach on the deck.'],
      ['Sea Lanes, coached', daily, '19:00', 60, 14, 'Sets by speed, with a coach on the deck.'],
    ],
  },
  {
    name: 'Jbeil Runners',
    alternateNames: 'عدّائو جبيل Byblos Runners',
    city: 'Byblos',
    district: 'Old Souk',
    organisation: 'Jbeil Runners',
    activities: ['running'],
    tier: 'standard',
    openGym: false,
    visitLimit: null,
    address: '3 Old Souk Lane',
    locationDescription: 'Meet under the arch at the upper end of the souk.',
    description:
      'Runs through seven thousand years of town: the old harbour, the ramparts and, on long days, up to Annaya. Pace groups, a sweeper at the back and manakish afterwards.',
    open: ['06:00', '21:00'],
    week: [
      [
        'Old Town 8 km',
        [3, 6, 7],
        '09:00',
        60,
        24,
        'An easy loop through the old town, talking pace.',
      ],
    ],
  },
  {
    name: 'Batroun Surf House',
    alternateNames: 'بيت الأمواج البترون',
    city: 'Batroun',
    district: 'Bahsa',
    organisation: 'Batroun Surf House',
    activities: ['surf', 'swimming'],
    tier: 'plus',
    openGym: false,
    visitLimit: 6,
    address: '14 Bahsa Beach Road',
    locationDescription: 'The white house with the boards, one street from the beach.',
    description:
      'Boards, wetsuits and people who read the swell. Surf school at weekends, sunrise paddles in summer, and land training when the sea is flat or far too big.',
    open: ['06:30', '20:00'],
    week: [
      [
        'Surf School',
        [6, 7],
        '10:30',
        90,
        10,
        'Sand first, then white water, then maybe a green wave.',
      ],
    ],
  },
  {
    name: 'Le Souffle Saifi',
    alternateNames: 'لو سوفل',
    city: 'Beirut',
    district: 'Saifi',
    organisation: 'Le Souffle',
    activities: ['breath', 'yoga'],
    tier: 'plus',
    openGym: false,
    visitLimit: 6,
    address: '8 Mkhalisiye Street',
    locationDescription: 'Courtyard of the artists’ quarter, third door.',
    description:
      'A quiet room in Saifi village for breathing, sound and long rests. Twelve mats in a circle, blankets in winter, and an evening class by candlelight.',
    open: ['08:00', '22:00'],
    week: [['Candle Breath', daily, '20:30', 45, 12, 'Slow rhythms by candlelight, lying down.']],
  },
];

/** The names of the demo partner's venues. */
export const nafasVenues: ReadonlySet<string> = new Set(
  signatureVenues.filter((venue) => venue.organisation === 'Nafas').map((venue) => venue.name),
);

/** Who teaches which class of Nafas Studio. */
export const nafasTrainers: Readonly<Record<string, string>> = {
  Mysore: 'Rania Haddad',
  'Lunch Flow': 'Lea Daher',
  Breathwork: 'Joelle Abi Nader',
  'Vinyasa Flow': 'Rania Haddad',
  'Yin and Breath': 'Lea Daher',
  'Power Flow': 'Karim Nassar',
  Ashtanga: 'Rania Haddad',
  Nidra: 'Joelle Abi Nader',
};
