/** A zod schema as JSON schema, as far as generating values needs it. */
export interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  minLength?: number;
}

/** An id that nothing has. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const SAMPLE_BY_FORMAT: Record<string, string> = {
  uuid: UNKNOWN_ID,
  email: 'someone@example.test',
  date: '2026-11-18',
  'date-time': '2026-11-18T10:00:00Z',
  uri: 'https://example.test',
};
/** Fields whose rule the schema does not contain. */
const SAMPLE_BY_FIELD: Record<string, unknown> = {
  password: 'Pulse-Demo-2026!',
  time_zone: 'Asia/Beirut',
  phone: '+961 1 234 567',
  tax_id: 'LB 123456',
  bank_account: 'LB62 0999 0000 0001 0019 0122 9114',
  near: '33.9,35.5',
  bbox: '35,33,36,34',
  from_time: '06:00',
  to_time: '22:00',
};

/** A value that the schema accepts, with required properties only. */
export function sampleValueFor(schema: JsonSchema, field = ''): unknown {
  if (field in SAMPLE_BY_FIELD) return SAMPLE_BY_FIELD[field];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first) return sampleValueFor(first, field);
  if (schema.format && SAMPLE_BY_FORMAT[schema.format]) return SAMPLE_BY_FORMAT[schema.format];
  if (schema.type === 'object') {
    const required = schema.required ?? [];
    return Object.fromEntries(
      required.map((name) => [name, sampleValueFor(schema.properties?.[name] ?? {}, name)]),
    );
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return schema.type === 'boolean' ? true : 'x'.repeat(Math.max(3, schema.minLength ?? 0));
}

/** Texts that often break servers: bytes, numbers, dates and markup. */
export const MALICIOUS_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\r\nSet-Cookie: a=b',
  'NaN',
  '-1',
  '1e400',
  '99999999999999999999',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  "' OR 1=1; --",
  '<script>alert(1)</script>{{title}}$t(x)',
  '../../etc/passwd',
  '__proto__',
  'ÿ'.repeat(99),
  'x'.repeat(20_000),
];

/** The same in JSON, and values of every other type. */
export const MALICIOUS_VALUES: unknown[] = [
  ...MALICIOUS_TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  [[]],
  {},
  { toString: 'x', length: -1 },
  JSON.parse('{"__proto__": {"role": "admin"}}'),
];

/** Path segments in place of an id. */
export const MALICIOUS_IDS = ['%00', '%ED%A0%80', '1', 'x'.repeat(600), '..%2f..%2fetc'];

/** Bodies that are no JSON object. */
export const UNREADABLE_BODIES = [
  '',
  'null',
  '[]',
  '"text"',
  '{"a":',
  '\u0000',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  '{"__proto__":{"role":"admin"}}',
  `{"a":"${'x'.repeat(300_000)}"}`,
];

const CURSOR_ORDERS = [
  ['starts_at', '/class-sessions'],
  ['distance', '/venues?near=33.9,35.5'],
  ['name', '/venues'],
  ['relevance', '/venues?q=yoga'],
  ['venues_with_classes', '/venues-with-classes?date=2026-11-18&near=33.9,35.5'],
  ['bookings.upcoming', '/bookings'],
  ['bookings.past', '/bookings?view=past'],
  ['application-submitted', '/admin/partner-applications'],
] as const;
const FORGED_KEYS = [
  'x',
  '',
  '\u0000',
  '0000-01-01T00:00:00Z',
  'infinity',
  1e300,
  -1,
  '1; DROP TABLE',
  '2026',
];

/** Forged cursors: the right list and the right format, with a key that no row has. */
export const FORGED_CURSORS = CURSOR_ORDERS.flatMap(([order, path]) =>
  FORGED_KEYS.map((key) => {
    const cursor = Buffer.from(JSON.stringify([order, key, UNKNOWN_ID])).toString('base64url');
    return { key, path: `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}` };
  }),
);
