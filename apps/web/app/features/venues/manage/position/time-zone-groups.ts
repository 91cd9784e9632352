interface Group {
  group: string;
  items: { value: string; label: string }[];
}

/** Names that browsers still list, and the names that the IANA database has given their zones since. */
const PRESENT_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const presentName = (zone: string) => PRESENT_NAMES[zone] ?? zone;

const labelOf = (zone: string) => zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ');

/**
 * Returns the time zones that this browser knows, by region, with an empty one before them while none
 * is chosen, under their present names. The chosen one is always among them with the name under which
 * it is saved, and shown with its present one.
 */
export function timeZoneGroups(
  chosen: string,
  known: readonly string[] = Intl.supportedValuesOf('timeZone'),
): (Group | { value: string; label: string })[] {
  const isChosen = (zone: string) => presentName(zone) === presentName(chosen);
  const others = known.filter((zone) => !isChosen(zone)).map(presentName);
  const zones = [...new Set(chosen ? [...others, chosen] : others)].toSorted((a, b) =>
    presentName(a) < presentName(b) ? -1 : 1,
  );
  const groups = new Map<string, Group>();
  for (const zone of zones) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : zone;
    const group = groups.get(region) ?? { group: region, items: [] };
    group.items.push({ value: zone, label: labelOf(presentName(zone)) });
    groups.set(region, group);
  }
  const none = chosen ? [] : [{ value: '', label: '–' }];
  return [...none, ...groups.values()];
}
