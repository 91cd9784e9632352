/** Modules that travel in one file. The first group that takes a module has it, and what it imports. */
interface FileGroup {
  name: string;
  /** How the short ids of its modules begin. */
  modules: readonly string[];
  /** How those begin that it leaves to the others. */
  without?: readonly string[];
  /** How the names of its files end. */
  ending?: string;
  /** By how many pages a module is shared at least, and how many bytes it has at most. */
  pages?: number;
  bytes?: number;
}

const operation = (names: string) =>
  names.split(' ').map((name) => `contract/client/generated/operations/${name}`);
const mantine = (names: string) => names.split(' ').map((name) => `npm:@mantine/core/esm/${name}`);

/**
 * On a slow network each file of a page costs a part of its first second, and one large file compresses
 * better than ten. Left alone, a module that two pages share is a file of its own.
 */
const groups: readonly FileGroup[] = [
  // What every page of the app starts with: React and the router, requests and their cache. No styles.
  {
    name: 'base',
    modules: [
      ...[
        'rolldown/runtime',
        'npm:react/',
        'npm:react-dom/',
        'npm:scheduler/',
        'npm:react-router/',
      ],
      ...['npm:@tanstack/query-core/', 'npm:@tanstack/react-query/'],
      ...['client', 'core', '@tanstack'].map((part) => `contract/client/generated/${part}`),
    ],
  },
  // One sheet with the styles of the kit.
  { name: 'styles', modules: ['app/ui/', 'app/layouts/'], ending: '.css', pages: 4 },
  // An icon is smaller than what a file of its own costs.
  { name: 'icons', modules: ['npm:@tabler/'], pages: 2 },
  // What nearly every page of the app needs, without what the heaviest pages do not need.
  {
    name: 'kit',
    modules: ['npm:', 'app/ui/', 'app/layouts/'],
    without: [
      ...mantine(
        'utils/InlineInput/ utils/InputsGroupFieldset/ components/Input/ components/Alert/',
      ),
      ...mantine('components/NativeSelect/ components/PasswordInput/ components/ActionIcon/'),
      ...mantine('components/Textarea/ components/Combobox/'),
      ...['app/ui/page/page', 'app/ui/page/public-origin', 'app/ui/display/figures/place-dots'],
      ...['app/ui/page/section', 'app/ui/page/dashboard-section', 'app/layouts/public'],
      ...['app/ui/data/', 'app/ui/actions/confirm-action', 'app/ui/forms/form'],
      ...['app/ui/forms/use-action-form', 'app/ui/forms/editor', 'app/ui/forms/unsaved'],
    ],
    pages: 10,
  },
  // Lists, and the one form, which the heaviest pages, the editors, do without.
  {
    name: 'lists',
    modules: ['app/ui/data/', 'app/ui/actions/confirm-action'],
    without: ['app/ui/data/saved-list'],
    pages: 2,
  },
  { name: 'form', modules: ['app/ui/forms/form', 'app/ui/forms/use-action-form'], pages: 2 },
  { name: 'editor', modules: ['app/ui/forms/editor', 'app/ui/forms/unsaved'], pages: 2 },
  // The requests that many pages of a partner make.
  {
    name: 'partner',
    modules: [
      ...operation('list-partner- list-venue-closures get-partner-venue list-front-desk-venues'),
      ...operation('undo-class'),
      'app/ui/choices/all-',
    ],
    pages: 3,
  },
  // A field that suggests as one types.
  { name: 'combobox', modules: ['app/ui/controls/use-combobox'], pages: 2 },
  // Small modules that several pages share.
  {
    name: 'frame',
    modules: [
      ...['app/features/accounts/session/', 'app/features/accounts/gates/'],
      ...['app/features/notifications/bell/', 'app/features/offline/screen/'],
      ...['app/layouts/', 'app/locales/', 'app/ui/'],
      ...operation(
        'get-class-session get-membership get-meta get-roster get-session refresh-tokens',
      ),
      ...['domain/src/classes/audience/', 'domain/src/classes/sessions/class-page-path'],
      ...['domain/src/time/', 'domain/src/venues/distance', 'domain/src/venues/opening-hours/'],
      'domain/src/accounts/password/password-setup',
    ],
    without: [
      ...['app/layouts/public/', 'app/locales/de/', 'app/locales/en/', 'app/locales/fr/'],
      ...['app/ui/actions/', 'app/ui/data/', 'app/ui/files/', 'app/ui/forms/', 'app/ui/layout/'],
      ...['app/ui/page/page-meta', 'app/ui/page/public-origin', 'app/ui/page/structured'],
      ...['app/ui/theme/theme-switch.', 'app/ui/controls/language-switch.'],
      ...['app/ui/display/figures/stars', 'app/ui/page/unpaid-return'],
      'app/ui/hooks/use-element-width',
    ],
    pages: 4,
    bytes: 2200,
  },
  // The frames' own styles, and all of Mantine's: one sheet, which the public pages do without.
  {
    name: 'frames',
    modules: [
      ...['npm:@mantine/core/styles', 'app/ui/theme/theme-components.module'],
      ...['app/layouts/frames/', 'app/layouts/menus/'],
      ...['app/features/accounts/gates/', 'app/features/notifications/bell/'],
    ],
    ending: '.css',
  },
  // What the frames around every page share with each other, with their later parts, and with few pages.
  {
    name: 'around',
    modules: [
      ...['app/layouts/root/navigation', 'app/ui/hooks/use-idle', 'app/ui/network/missing-files'],
      ...[
        'app/ui/network/may-reload',
        'app/ui/network/unsent-changes',
        'app/ui/overlays/use-popover',
      ],
      ...['app/features/notifications/cache/', 'app/features/offline/screen/'],
      ...['app/locales/switch', 'app/features/explore/address/last-place'],
      ...operation('count-unread-notifications list-notifications'),
      ...mantine('components/ScrollArea/use-resize-observer'),
      ...['use-resize-observer', 'use-debounced-value', 'utils/use-callback-ref'].map(
        (hook) => `npm:@mantine/hooks/esm/${hook}`,
      ),
      'npm:use-callback-ref/',
    ],
    pages: 2,
  },
  // What the front desk shares with its own later parts.
  {
    name: 'desk',
    modules: [
      ...['desk-context', 'is-disconnected', 'clock-offset', 'queue.', 'use-queue'].map(
        (part) => `app/features/checkins/offline-desk/${part}`,
      ),
      ...['app/features/checkins/figures', 'app/features/checkins/front-desk/figures'],
      ...['desk-card', 'session/use-tick', 'day/use-front-desk-venue'].map(
        (part) => `app/features/checkins/front-desk/${part}`,
      ),
      ...['domain/src/checkins/front-desk/', 'domain/src/checkins/check-in/check-in-window'],
      ...operation('tick-guest check-in-by-hand get-venue-day add-walk-in'),
    ],
    pages: 2,
    bytes: 1500,
  },
  // What the pages share on which a partner manages venues.
  {
    name: 'manage',
    modules: [
      ...['app/features/venues/manage/', 'domain/src/venues/publish-requirements'],
      ...['domain/src/statements/visit-payment'],
    ],
    without: ['app/features/venues/manage/setup'],
    pages: 3,
    bytes: 1400,
  },
  // What the dashboard of a partner shares with the page of a venue.
  {
    name: 'venue-parts',
    modules: ['app/features/venues/manage/publish/payment-note', 'app/ui/layout/fold'],
    pages: 2,
  },
  // The first page of most people, with the public list of classes that shows the same.
  {
    name: 'explore-page',
    modules: [
      'app/features/explore/',
      ...operation('list-venues-with-classes interpret-search list-search-suggestions'),
      'npm:@mantine/hooks/esm/use-debounced-callback',
    ],
    without: ['map', 'search-alerts', 'no-results'].map((part) => `app/features/explore/${part}`),
    pages: 2,
  },
];

/** `app/ui/page/section.tsx`, `domain/src/time/zones.ts`, `npm:react/index.js`. */
function shortId(id: string): string {
  const path = id.replaceAll('\\', '/').replace('\0', '');
  const [, inPackage] = /.*\/node_modules\/(.*)/.exec(path) ?? [];
  if (inPackage) return `npm:${inPackage}`;
  const [, , ours] = /\/(apps\/web|packages)\/(.*)/.exec(path) ?? [];
  return ours ?? path;
}

/** The groups as the bundler takes them. */
export const fileGroups = groups.map(({ name, modules, without = [], ending = '', ...limits }) => ({
  name,
  test: (id: string) => {
    const short = shortId(id);
    const isIn = (places: readonly string[]) => places.some((place) => short.startsWith(place));
    return short.endsWith(ending) && isIn(modules) && !isIn(without);
  },
  ...(limits.pages && { minShareCount: limits.pages }),
  ...(limits.bytes && { maxModuleSize: limits.bytes }),
}));

/** The files that a page of the app runs before it is shown: their functions are compiled while they load. */
export const filesOfStart = new Set([
  'base',
  'kit',
  'frame',
  'app-shell',
  'explore-page',
  'venue-list',
]);
