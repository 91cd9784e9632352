/** What members bring to a class of an activity; activities that are missing need nothing. */
export const whatToBring: Readonly<Record<string, string>> = {
  yoga: 'A mat if you prefer your own, and a layer for the last ten minutes.',
  pilates: 'Socks with grip; there are some at the desk.',
  cycling: 'A towel and a full bottle. Clip-in shoes if you have them (SPD).',
  boxing: 'Hand wraps and a towel. Gloves can be borrowed.',
  swimming: 'Swimming cap, goggles and a towel.',
  padel: 'Shoes with a clean sole. Rackets can be borrowed.',
  tennis: 'Shoes with a clean sole and a racket.',
  climbing: 'Short nails and loose trousers. Shoes can be rented.',
  strength: 'Flat shoes and a towel.',
  hiit: 'A towel, a bottle, and indoor shoes.',
  dance: 'Indoor shoes, or socks.',
  running: 'Running shoes and a layer for the way back.',
  spa: 'A swimsuit; towels are there.',
  surf: 'Swimsuit and sun cream. Board and suit are there.',
  football: 'Shin guards and shoes for artificial grass.',
  martial_arts: 'Short nails, no jewellery. A first suit can be borrowed.',
};
