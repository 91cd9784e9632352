import { activityProfiles, profileOf } from './data/activity-profiles.ts';
import { cities } from './data/cities.ts';
import type { City, District } from './data/city.ts';
import type { SignatureVenue } from './data/signature-venue.ts';
import { signatureVenues } from './data/signature-venues.ts';
import { demoId } from './demo-id.ts';
import type { VenueRow } from './demo-rows.ts';
import { describeVenue } from './describe-venue.ts';
import { nameVenue } from './name-venue.ts';
import { everyDay, makeOpeningHours } from './opening-hours.ts';
import { placeVenue } from './place-venue.ts';
import { createRandom, type Random } from './random.ts';

/** Towns with a shore that is worth a board. */
const surfTowns = new Set([
  'Batroun',
  'Byblos',
  'Jounieh',
  'Jiyeh',
  'Tyre',
  'Damour',
  'El Mina',
  'Chekka',
  'Amchit',
  'Dbayeh',
  'Casablanca',
  'Dakar',
  'Rabat',
  'Nice',
  'Marseille',
]);
const commonAmenities = [
  'wifi',
  'drinking_water',
  'wheelchair_access',
  'women_only_hours',
  'child_care',
  'parking',
  'cafe',
  'bike_racks',
  'air_conditioning',
  'showers',
];

/** A venue whose organisation is not settled yet. */
export type UnownedVenue = Omit<VenueRow, 'organisation_id'> & { organisation: string | null };

function pickActivity(random: Random, city: City): string {
  const possible = activityProfiles.filter(
    (profile) => profile.activity !== 'surf' || surfTowns.has(city.name),
  );
  const weigh = (profile: (typeof possible)[number]) =>
    profile.activity === 'surf' ? profile.share * 4 : profile.share;
  let left = random.next() * possible.reduce((sum, profile) => sum + weigh(profile), 0);
  for (const profile of possible) {
    left -= weigh(profile);
    if (left < 0) return profile.activity;
  }
  return 'yoga';
}

function siteOf(name: string, city: string): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/ß/g, 'ss')
      .replace(/[^a-zA-Z0-9]+/g, (gap) => (/^[\p{M}'’]+$/u.test(gap) ? '' : '-'))
      .toLowerCase();
  const host = plain(name).replace(/^-|-$/g, '');
  return `https://${host.includes(plain(city)) ? host : `${host}-${plain(city)}`}.test`;
}

function makeVenue(
  city: City,
  district: District,
  taken: Set<string>,
  index: number,
  signature?: SignatureVenue,
): UnownedVenue {
  const random = createRandom(`venue ${city.name} ${index}`);
  const main = signature?.activities[0] ?? pickActivity(random, city);
  const profile = profileOf(main);
  const companions = random.sample(profile.companions, random.chance(0.55) ? 1 : 0);
  const name = signature?.name ?? nameVenue(random, city, district[0], main, taken);
  const text = describeVenue(random, city, district[0], main);
  const amenities = new Set([
    ...random.sample(profile.amenities, random.between(3, profile.amenities.length)),
    ...random.sample(commonAmenities, random.between(1, 4)),
  ]);
  const [districtName, , , street] = district;
  const number = random.between(2, 180);
  const address = city.language === 'de' ? `${street} ${number}` : `${number} ${street}`;
  return {
    id: demoId('venue', `${city.name} ${name}`),
    organisation: signature?.organisation ?? null,
    name,
    alternate_names: signature?.alternateNames ?? city.alternateNames.join(' '),
    address: signature?.address ?? address,
    city: city.name,
    district: districtName,
    location_description: signature?.locationDescription ?? text.locationDescription,
    ...placeVenue(random, city, district),
    time_zone: city.timeZone,
    country_code: city.country,
    description: signature?.description ?? text.description,
    website: siteOf(name, city.name),
    opening_hours: signature ? everyDay(signature.open) : makeOpeningHours(random, main),
    important_info: text.importantInfo,
    amenities: [...amenities],
    activities: signature ? [...signature.activities] : [main, ...companions],
    visit_limit_per_month: signature
      ? signature.visitLimit
      : random.pick([4, 4, 6, 8, 8, 10, 12, null, null]),
    tier: signature?.tier ?? (random.chance(0.15) ? 'plus' : 'standard'),
    open_gym: signature?.openGym ?? random.chance(profile.openGymChance),
    status: 'published',
  };
}

/** Every venue of the demo world, the same at every call, town by town. */
export function generateDemoVenues(): UnownedVenue[] {
  const taken = new Set(signatureVenues.map((venue) => venue.name));
  return cities.flatMap((city) => {
    const signatures = signatureVenues.filter((venue) => venue.city === city.name);
    return Array.from({ length: city.venues }, (_, index) => {
      const signature = signatures[index];
      const district =
        city.districts.find(([name]) => name === signature?.district) ??
        city.districts[index % city.districts.length];
      if (!district) throw new Error(`${city.name} has no districts`);
      return makeVenue(city, district, taken, index, signature);
    });
  });
}
