import { cities } from './data/cities.ts';
import { citiesBeirut } from './data/cities-beirut.ts';
import {
  type DemoAccount,
  loadMemberCount,
  type PlanCode,
  regulars,
  roleAccounts,
} from './data/demo-accounts.ts';
import { peopleNames } from './data/people-names.ts';
import { demoId } from './demo-id.ts';
import { createRandom, type Random } from './random.ts';

/** A person of the demo world. `area` is where they train: `Beirut` for all the towns around it. */
export interface DemoPerson {
  id: string;
  email: string;
  fullName: string;
  role: DemoAccount['role'];
  atNafas: boolean;
  plan: PlanCode | null;
  language: 'en' | 'fr' | 'de';
  timeZone: string;
  address: string;
  area: string;
  /** Signs in with the demo password; the others only fill the rooms. */
  canSignIn: boolean;
  /** Takes part in the made-up bookings. */
  books: boolean;
}

const beirutTowns = new Set([...citiesBeirut.map((city) => city.name), 'Jounieh', 'Zouk Mosbeh']);
/** Members for each venue near Beirut, where the demo's rooms are full, and elsewhere. */
const membersPerVenue = { nearBeirut: 4.2, elsewhere: 2 };

/** The area a town's members come from. */
export function areaOf(city: string): string {
  return beirutTowns.has(city) ? 'Beirut' : city;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

function person(
  email: string,
  fullName: string,
  rest: Partial<DemoPerson> & { plan: PlanCode | null },
): DemoPerson {
  return {
    id: demoId('person', email),
    email,
    fullName,
    role: 'member',
    atNafas: false,
    language: 'en',
    timeZone: 'Asia/Beirut',
    address: '',
    area: 'Beirut',
    canSignIn: false,
    books: false,
    ...rest,
  };
}

function makeMember(random: Random, city: (typeof cities)[number], taken: Set<string>): DemoPerson {
  const { first, family } = peopleNames[city.language];
  const [given, surname] = [random.pick(first), random.pick(family)];
  const stem = `${plain(given)}.${plain(surname)}`;
  let email = `${stem}@people.test`;
  for (let number = 2; taken.has(email); number += 1) email = `${stem}${number}@people.test`;
  taken.add(email);
  return person(email, `${given} ${surname}`, {
    plan: random.pick(['basic', 'plus', 'plus', 'unlimited', 'unlimited', 'unlimited']),
    language: city.language === 'ar' ? random.pick(['en', 'en', 'fr']) : city.language,
    timeZone: city.timeZone,
    address: `${random.pick(city.districts)[0]}, ${city.name}`,
    area: areaOf(city.name),
    books: true,
  });
}

/** Everybody in the demo world: the named accounts, the members for load work, and the neighbours. */
export function generateDemoPeople(): DemoPerson[] {
  const random = createRandom('people');
  const taken = new Set<string>();
  const named = roleAccounts.map((account) =>
    person(account.email, account.fullName, { ...account, canSignIn: true }),
  );
  const known = regulars.map(({ fullName, plan }) => {
    const email = `${fullName.split(' ').map(plain).join('.')}@people.test`;
    taken.add(email);
    return person(email, fullName, { plan, books: true });
  });
  const loadMembers = Array.from({ length: loadMemberCount }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    const { first, family } = peopleNames.ar;
    return person(`member${number}@pulse.test`, `${random.pick(first)} ${random.pick(family)}`, {
      plan: 'unlimited',
      canSignIn: true,
    });
  });
  const neighbours = cities.flatMap((city) => {
    const share = beirutTowns.has(city.name)
      ? Math.round(city.venues * membersPerVenue.nearBeirut)
      : Math.max(6, city.venues * membersPerVenue.elsewhere);
    return Array.from({ length: share }, () => makeMember(random, city, taken));
  });
  return [...named, ...known, ...loadMembers, ...neighbours];
}
