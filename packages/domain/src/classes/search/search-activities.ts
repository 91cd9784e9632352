import type { Activity } from '../activities.ts';

/**
 * How activities are called in English, French and German, with the words that mean the same thing;
 * what is only one kind of it ("ballet") is found by its own name instead.
 */
export const ACTIVITY_WORDS = {
  yoga: ['yoga', 'يوغا'],
  pilates: ['pilates', 'بيلاتس'],
  cycling: ['cycling', 'indoor cycling', 'vélo', 'cyclisme', 'radfahren', 'velo', 'spinning'],
  boxing: ['boxing', 'boxe', 'boxen', 'ملاكمة'],
  swimming: ['swimming', 'swim', 'natation', 'schwimmen', 'nager', 'سباحة'],
  padel: ['padel', 'paddle tennis', 'بادل'],
  tennis: ['tennis', 'تنس'],
  climbing: ['climbing', 'bouldering', 'escalade', 'grimpe', 'klettern', 'bouldern', 'تسلق'],
  strength: ['strength', 'strength training', 'weights', 'musculation', 'krafttraining', 'kraft'],
  hiit: ['hiit', 'interval training', 'intervalltraining'],
  dance: ['dance', 'dancing', 'danse', 'danser', 'tanz', 'tanzen', 'رقص'],
  running: ['running', 'run', 'jogging', 'course à pied', 'courir', 'laufen', 'joggen', 'جري'],
  spa: ['spa', 'hammam', 'hamam', 'hammam and spa', 'hammam et spa', 'hamam und spa', 'sauna'],
  surf: ['surf', 'surfing', 'surfen'],
  football: ['football', 'soccer', 'foot', 'fussball', 'fußball', 'كرة القدم'],
  breath: ['breathwork', 'breathing', 'respiration', 'atemtraining', 'atmen', 'atem'],
  martial_arts: ['martial arts', 'arts martiaux', 'kampfkunst', 'kampfsport'],
  other: [],
} as const satisfies Record<Activity, readonly string[]>;
