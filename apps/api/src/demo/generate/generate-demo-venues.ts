import { activityProfileOf, activityProfiles } from '@pulse/demo-data/activities';
import { type City, cities, type District } from '@pulse/demo-data/cities';
import { type FeaturedVenue, featuredVenues } from '@pulse/demo-data/venues';
import { demoId } from './demo-id.ts';
import type { VenueRow } from './demo-rows.ts';
import { describeVenue } from './describe-venue.ts';
import { everyDay, generateOpeningHours } from './generate-opening-hours.ts';
import { nameVenue } from './name-venue.ts';
import { placeVenue } from './place-venue.ts';
import { createRandom, type Random } from './random.ts';

/** Towns with a shore for surfing. */
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

const accessAmenities = ['accessible_toilet', 'accessible_changing_room', 'hearing_loop'];

/** A venue without its organisation. */
export type UnownedVenue = Omit<VenueRow, 'organisation_id'> & { organisation: string | null };

/** The amenities with what most places that a wheelchair can enter have too. */
function withAccess(amenities: ReadonlySet<string>, seed: string): Set<string> {
  if (!amenities.has('wheelchair_access')) return new Set(amenities);
  const random = createRandom(`access ${seed}`);
  const more = random.sample(accessAmenities, random.between(1, accessAmenities.length));
  return new Set([...amenities, 'step_free_entrance', ...more]);
}

function pickActivity(random: Random, city: City): string {
  const possible = activityProfiles.filter(
    (profile) => profile.activity !== 'surf' || surfTowns.has(city.name),
  );
  const weightOf = (profile: (typeof possible)[number]) =>
    profile.activity === 'surf' ? profile.weight * 4 : profile.weight;
  let left = random.next() * possible.reduce((sum, profile) => sum + weightOf(profile), 0);
  for (const profile of possible) {
    left -= weightOf(profile);
    if (left < 0) return profile.activity;
  }
  return 'yoga';
}

function websiteOf(name: string, city: string): string {
  const slugify = (text: string) =>
    text
      .normalize('NFD')
      .replace(/ß/g, 'ss')
      .replace(/[^a-zA-Z0-9]+/g, (gap) => (/^[\p{M}'’]+$/u.test(gap) ? '' : '-'))
      .toLowerCase();
  const host = slugify(name).replace(/^-|-$/g, '');
  return `https://${host.includes(slugify(city)) ? host : `${host}-${slugify(city)}`}.test`;
}

function generateVenue(
  city: City,
  district: District,
  taken: Set<string>,
  index: number,
  featured?: FeaturedVenue,
): UnownedVenue {
  const random = createRandom(`venue ${city.name} ${index}`);
  const main = featured?.activities[0] ?? pickActivity(random, city);
  const profile = activityProfileOf(main);
  const secondaryActivities = random.sample(
    profile.secondaryActivities,
    random.chance(0.55) ? 1 : 0,
  );
  const name = featured?.name ?? nameVenue(random, city, district[0], main, taken);
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
    organisation: featured?.organisation ?? null,
    name,
    alternate_names: featured?.alternateNames ?? city.alternateNames.join(' '),
    address: featured?.address ?? address,
    city: city.name,
    district: districtName,
    location_description: featured?.locationDescription ?? text.locationDescription,
    ...placeVenue(random, city, district),
    time_zone: city.timeZone,
    country_code: city.country,
    description: featured?.description ?? text.description,
    website: websiteOf(name, city.name),
    opening_hours: featured ? everyDay(featured.dailyHours) : generateOpeningHours(random, main),
    important_info: text.importantInfo,
    amenities: [...withAccess(amenities, `${city.name} ${name}`)],
    activities: featured ? [...featured.activities] : [main, ...secondaryActivities],
    visit_limit_per_month: featured
      ? featured.visitLimit
      : random.pick([4, 4, 6, 8, 8, 10, 12, null, null]),
    tier: featured?.tier ?? (random.chance(0.15) ? 'plus' : 'standard'),
    open_gym: featured?.openGym ?? random.chance(profile.openGymChance),
    // Every second venue takes guests, the best-known ones among them.
    booking_policy: featured || index % 2 === 0 ? { guests_per_booking: 2 } : {},
    status: 'published',
  };
}

/** Generates every venue of the demo data, the same at every call, town by town. */
export function generateDemoVenues(): UnownedVenue[] {
  const taken = new Set(featuredVenues.map((venue) => venue.name));
  return cities.flatMap((city) => {
    const featuredInCity = featuredVenues.filter((venue) => venue.city === city.name);
    return Array.from({ length: city.venues }, (_, index) => {
      const featured = featuredInCity[index];
      const district =
        city.districts.find(([name]) => name === featured?.district) ??
        city.districts[index % city.districts.length];
      if (!district) throw new Error(`${city.name} has no districts`);
      return generateVenue(city, district, taken, index, featured);
    });
  });
}
