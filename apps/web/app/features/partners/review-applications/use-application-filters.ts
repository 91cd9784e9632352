import { APPLICATION_STATES, type ApplicationState } from '@pulse/domain';
import { useSearchParams } from 'react-router';

/** Which applications are shown; part of the address, so that it can be shared. */
export interface ApplicationFilters {
  status: ApplicationState;
  text: string;
  assigned: 'me' | 'nobody' | 'all';
  overdue: boolean;
}

/** Returns the filters of the address and a function that changes some of them. */
export function useApplicationFilters() {
  const [params, setParams] = useSearchParams();
  const assigned = params.get('assigned');
  const filters: ApplicationFilters = {
    status: APPLICATION_STATES.find((state) => state === params.get('status')) ?? 'submitted',
    text: params.get('q') ?? '',
    assigned: assigned === 'me' || assigned === 'nobody' ? assigned : 'all',
    overdue: params.get('overdue') === 'true',
  };
  const change = (changes: Partial<ApplicationFilters>) => {
    const next = { ...filters, ...changes };
    const query = {
      ...(next.status !== 'submitted' && { status: next.status }),
      ...(next.text && { q: next.text }),
      ...(next.assigned !== 'all' && { assigned: next.assigned }),
      ...(next.overdue && { overdue: 'true' }),
    };
    setParams(query, { replace: true });
  };
  return { filters, change };
}
