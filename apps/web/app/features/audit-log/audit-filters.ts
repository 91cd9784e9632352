/** Which entries are shown; part of the address, so that it can be shared. Ids contain no name. */
export interface AuditFilters {
  person?: string;
  kind?: 'action' | 'security';
  action?: string;
  subject_type?: string;
  subject_id?: string;
  from?: string;
  to?: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const word = /^[a-z_]{1,60}$/;

const accepts: Record<keyof AuditFilters, (value: string) => boolean> = {
  person: (value) => uuid.test(value),
  kind: (value) => value === 'action' || value === 'security',
  action: (value) => word.test(value),
  subject_type: (value) => word.test(value),
  subject_id: (value) => value.length <= 100,
  from: isDay,
  to: isDay,
};
const names = Object.keys(accepts) as (keyof AuditFilters)[];

/** The filters of an address; what the server would refuse is left out. */
export function auditFiltersOf(params: URLSearchParams): AuditFilters {
  const valid = names
    .map((name) => [name, params.get(name) ?? ''] as const)
    .filter(([name, value]) => value !== '' && accepts[name](value));
  const { subject_type, subject_id, ...filters } = Object.fromEntries(valid) as AuditFilters;
  return subject_type && subject_id ? { ...filters, subject_type, subject_id } : filters;
}

/** The parameters of an address with these filters. */
export function auditParamsOf(filters: { [K in keyof AuditFilters]?: string | undefined }) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = filters[name];
      return value ? [[name, value]] : [];
    }),
  );
}

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
