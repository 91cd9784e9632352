// The import rules of the architecture. Each has a name and a reason; `npm run check` enforces them.

const features = 'apps/api/src/features';
const tableTypes = 'apps/api/src/platform/database/schema\\.ts';

/** Which other features each feature of the API may use, through their index.ts. */
const mayUse = {
  accounts: [],
  venues: ['accounts'],
  favourites: ['accounts', 'venues'],
  follows: [],
  classes: ['accounts', 'venues', 'favourites'],
  memberships: ['accounts', 'venues', 'classes', 'payments'],
  bookings: ['accounts', 'venues', 'classes', 'memberships', 'payments'],
  recommendations: ['accounts', 'favourites', 'classes', 'memberships', 'bookings'],
  checkins: ['accounts', 'venues', 'classes', 'memberships', 'bookings'],
  progress: [],
  partners: ['accounts', 'venues', 'classes'],
  reviews: ['accounts', 'venues', 'classes', 'bookings', 'checkins'],
  'public-pages': ['venues', 'classes', 'memberships', 'reviews'],
  payments: [],
  statements: [],
  analytics: [],
  notifications: ['accounts', 'bookings'],
  feedback: [],
};

const featureOrder = Object.entries(mayUse).map(([feature, used]) => ({
  name: `order-of-features-${feature}`,
  comment:
    used.length > 0
      ? `${feature} may use ${used.join(', ')}. Features build on each other in one order; the opposite direction is a domain event.`
      : `${feature} imports no other feature: it handles domain events and is wired in app.ts.`,
  severity: 'error',
  from: { path: `^${features}/${feature}/` },
  to: { path: `^${features}/`, pathNot: `^${features}/(${[feature, ...used].join('|')})/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment:
        'Rules take everything as a parameter: no library, no file, no clock. So the server and the web app can share them.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'contract-is-shapes',
      comment:
        'The contract consists of zod and types of the domain; anything else would be bundled into the browser.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(packages/(contract|domain)/src/|node_modules/zod/)' },
    },
    {
      name: 'packages-know-no-app',
      comment:
        'Imports have one direction: domain, contract, then the apps. The one exception: test-data inserts into the tables of the API and uses their generated types.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/test-data/' },
      to: { path: '^(apps|e2e|bench)/' },
    },
    {
      name: 'test-data-knows-table-types-only',
      comment: 'Of the apps, test-data may import the generated table types of the API.',
      severity: 'error',
      from: { path: '^packages/test-data/' },
      to: { path: '^(apps|e2e|bench)/', pathNot: `^${tableTypes}$` },
    },
    {
      name: 'test-data-loads-no-app',
      comment: 'The table types are imported as types: browser tests load no code of the API.',
      severity: 'error',
      from: { path: '^packages/test-data/' },
      to: { path: `^${tableTypes}$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-knows-no-test-data',
      comment: 'Only tests insert rows past the rules of the product.',
      severity: 'error',
      from: {
        path: '^(apps|packages|bench)/',
        pathNot:
          '^(packages/test-data|apps/api/test|bench/(cluster|desk|torture))/|\\.test\\.tsx?$',
      },
      to: { path: '^packages/test-data/' },
    },
    {
      name: 'demo-data-is-data',
      comment: 'It reads and checks its own files, and knows nothing of the product.',
      severity: 'error',
      from: { path: '^packages/demo-data/' },
      to: { pathNot: '^(packages/demo-data/src/|node_modules/zod/)' },
    },
    {
      name: 'only-the-demo-uses-demo-data',
      comment:
        'The product works without the demo; the pictures of its towns and rooms are drawn in art.',
      severity: 'error',
      from: { pathNot: '^(packages/demo-data|apps/api/src/demo|art)/' },
      to: { path: '^packages/demo-data/' },
    },
    {
      name: 'product-knows-no-art',
      comment: 'The drawn files are committed: neither a start nor a page needs what drew them.',
      severity: 'error',
      from: { pathNot: '^art/' },
      to: { path: '^art/' },
    },
    {
      name: 'art-knows-names-and-sizes-only',
      comment:
        'Of the product, art may import how cities and the files that it draws are named, how large those are, and what a page shows of them.',
      severity: 'error',
      from: { path: '^art/' },
      to: {
        path: '^(apps|packages|e2e|bench|scripts)/',
        pathNot:
          '^(packages/(demo-data/src/|domain/src/index\\.ts$)|apps/api/src/(demo/rooms/room-files|platform/storage/image-kinds)\\.ts$|apps/web/(app/ui/cover-art/(cover-art-kinds|cover-file|seeded-random)|public-site/city-preview/preview-(cities|projection))\\.ts$)',
      },
    },
    {
      name: 'embedded-postgres-is-independent',
      comment: 'It starts a PostgreSQL server and knows nothing of the product.',
      severity: 'error',
      from: { path: '^packages/(embedded-postgres|local-server)/' },
      to: { path: '^packages/', pathNot: '^packages/(embedded-postgres|local-server)/' },
    },
    {
      name: 'api-knows-no-web',
      comment: 'The server serves any client; they share the contract only.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^(apps/web|e2e|bench)/' },
    },
    {
      name: 'web-knows-no-api',
      comment:
        'The web app knows the server by its contract only; server code must not reach a browser.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/api|packages/(embedded-postgres|local-server)|e2e|bench)/' },
    },
    {
      name: 'journeys-use-http-only',
      comment:
        'Browser tests use the product from outside, as people do. Page weights are measured by the route manifest of the build.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^apps/', pathNot: '^apps/web/scripts/read-route-manifest\\.ts$' },
    },
    {
      name: 'feature-through-index',
      comment:
        'A feature is imported through its index.ts, so that its internals can change alone.',
      severity: 'error',
      from: { path: `^${features}/([^/]+)/` },
      to: { path: `^${features}/`, pathNot: `^${features}/($1/|[^/]+/index\\.ts$)` },
    },
    {
      name: 'feature-through-index-from-outside',
      comment:
        'app.ts, the demo data and the commands import the index.ts of a feature, like other features.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: `^${features}/` },
      to: { path: `^${features}/`, pathNot: `^${features}/[^/]+/index\\.ts$` },
    },
    ...featureOrder,
    {
      name: 'every-feature-has-its-place',
      comment: 'A new feature lists in .dependency-cruiser.cjs which features it may import.',
      severity: 'error',
      from: { path: `^${features}/`, pathNot: `^${features}/(${Object.keys(mayUse).join('|')})/` },
      to: { path: `^${features}/[^/]+/index\\.ts$` },
    },
    {
      name: 'features-do-not-assemble',
      comment:
        'app.ts and main.ts put the features together; a feature that knew them could not be tested alone.',
      severity: 'error',
      from: { path: `^(${features}|apps/api/src/platform)/` },
      to: { path: '^apps/api/src/(app|main)\\.ts$' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'The platform serves every feature: database, HTTP, jobs, email, storage, clock.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/' },
      to: { path: `^(${features}|apps/api/src/demo)/` },
    },
    {
      name: 'product-knows-no-demo',
      comment: 'The demo data uses the product, never the other way round.',
      severity: 'error',
      from: { path: `^${features}/` },
      to: { path: '^apps/api/src/demo/' },
    },
    {
      name: 'no-test-code-in-the-product',
      comment: 'What runs in production must not need the test suite.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/(src|app|public-site)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(^(apps|packages)/[^/]+/test/|\\.test\\.tsx?$)' },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'The design system can be used by every feature because it knows none.',
      severity: 'error',
      from: { path: '^apps/web/app/ui/' },
      to: { path: '^apps/web/app/(features|pages|layouts)/' },
    },
    {
      name: 'web-features-stand-alone',
      comment: 'Pages and layouts compose features; features do not reach into each other.',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'web-features-know-no-page',
      comment:
        'A page knows its features; a feature that knew its page could not be used on another.',
      severity: 'error',
      from: { path: '^apps/web/app/features/' },
      to: { path: '^apps/web/app/(pages|layouts)/' },
    },
    {
      name: 'public-site-needs-no-react',
      comment:
        'The prerendered public pages load no React, router or Mantine; only plain modules of the app may be bundled with their script, of the features those of the session.',
      severity: 'error',
      from: { path: '^apps/web/public-site/', pathNot: '/write-public-pages\\.ts$' },
      to: {
        path: '^(apps/web/app/(features|pages|layouts)/|node_modules/(react|react-dom|react-router|@mantine)/|apps/web/app/.*\\.tsx$)',
        pathNot: '^apps/web/app/features/accounts/session/[^.]+\\.ts$',
      },
    },
    {
      name: 'no-circle',
      comment: 'Files that import each other belong in one file, or need a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An unresolved import would pass every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)|\\?(url|raw|worker)$' },
    },
    {
      name: 'own-packages-declared',
      comment: 'A package installed only as a dependency of another one may disappear with it.',
      severity: 'error',
      from: { path: '^(apps|packages|art)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
