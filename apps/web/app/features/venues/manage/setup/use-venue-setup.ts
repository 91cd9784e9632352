import {
  listClassTemplatesOptions,
  listPartnerVenuesOptions,
  listQrCodesOptions,
  type PartnerVenue,
} from '@pulse/contract/client';
import { doneSetupSteps } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

/** As many as one page of the list has; the others are set up by their own address. */
const MAX_VENUES = 100;

/** The steps always show what is true now: the partner comes back from the pages that change it. */
const fresh = { staleTime: 0 };

/** Reads how far a venue is set up: the one in the URL, else the first draft, else the first. */
export function useVenueSetup() {
  const [params, setParams] = useSearchParams();
  const found = useQuery({
    ...listPartnerVenuesOptions({ query: { limit: MAX_VENUES } }),
    ...fresh,
  });
  const venues = (found.data?.items ?? []).filter(({ status }) => status !== 'archived');
  const venue = chooseVenue(venues, params.get('venue'));
  const id = venue?.id ?? '';
  const enabled = venue !== null;
  const classes = useQuery({
    ...listClassTemplatesOptions({ query: { venue_id: id, archived: 'false', limit: 1 } }),
    ...fresh,
    enabled,
  });
  const codes = useQuery({ ...listQrCodesOptions({ path: { id } }), ...fresh, enabled });
  const queries = enabled ? [found, classes, codes] : [found];
  const failed = queries.find(({ isError }) => isError);
  return {
    isPending: queries.some(({ isPending }) => isPending),
    error: failed?.error ?? null,
    retry: () => void Promise.all(queries.map((query) => query.refetch())),
    venues,
    venue,
    choose: (venueId: string) => setParams({ venue: venueId }, { replace: true }),
    done: doneSetupSteps(venue, {
      classes: classes.data?.items.length ?? 0,
      codes: codes.data?.items.filter(({ revoked_at }) => revoked_at === null).length ?? 0,
    }),
  };
}

function chooseVenue(venues: readonly PartnerVenue[], chosen: string | null): PartnerVenue | null {
  return (
    venues.find(({ id }) => id === chosen) ??
    venues.find(({ status }) => status === 'draft') ??
    venues[0] ??
    null
  );
}
