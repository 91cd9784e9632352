interface Group {
  group: string;
  items: { value: string; label: string }[];
}

const labelOf = (zone: string) => zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ');

/**
 * Returns the time zones that this browser knows, by region, with an empty one before them while none
 * is chosen. The chosen one is always among them, even under a name that the browser does not use.
 */
export function timeZoneGroups(
  chosen: string,
  known: readonly string[] = Intl.supportedValuesOf('timeZone'),
): (Group | { value: string; label: string })[] {
  const zones = chosen && !known.includes(chosen) ? [...known, chosen].sort() : known;
  const groups = new Map<string, Group>();
  for (const zone of zones) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : zone;
    const group = groups.get(region) ?? { group: region, items: [] };
    group.items.push({ value: zone, label: labelOf(zone) });
    groups.set(region, group);
  }
  const none = chosen ? [] : [{ value: '', label: '–' }];
  return [...none, ...groups.values()];
}
