import {
  changePartnerVenueMutation,
  createPartnerVenueMutation,
  getPartnerVenueOptions,
  type PartnerVenue,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useEditor } from '#ui/forms/editor/use-editor.ts';
import type { Failure } from '#ui/network/problem.ts';
import { fieldOf, findVenueErrors } from './edit/find-venue-errors.ts';
import { useErrorText } from './edit/use-error-text.ts';
import { requiredField } from './edit/venue-fields.ts';
import {
  emptyVenue,
  toVenueBody,
  toVenueChange,
  toVenueValues,
  type VenueValues,
} from './edit/venue-values.ts';
import { sortHours } from './hours/edit-hours.ts';
import { useStoreVenue } from './use-store-venue.ts';

/** Loaded when the form is first checked; without it the server's response marks the fields. */
const loadContract = () => import('@pulse/contract').catch(() => null);

// The position is one value with three fields.
const fieldsOf = (name: keyof VenueValues) =>
  name === 'position' ? ['latitude', 'longitude', 'time_zone'] : [name];

/** Edits a venue, or with null a new one, which is handed to `onCreated`. */
export function useVenueEditor(
  venue: PartnerVenue | null,
  onCreated?: (venue: PartnerVenue) => void,
) {
  const { t } = useTranslation('partner-venues');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const after = { onDone: useStoreVenue(), failure: 'note' } as const;
  const create = useAction(createPartnerVenueMutation(), after);
  const change = useAction(changePartnerVenueMutation(), after);
  const path = { id: venue?.id ?? '' };
  const explain = (failure: Failure) => {
    if (failure.code === 'time_zone_in_use')
      return { errors: { time_zone: failure.detail }, note: failure.detail };
    if (failure.code !== 'venue_incomplete') return null;
    const missing = failure.details.missing.map((one) => [requiredField(one), t('error.needed')]);
    return { errors: Object.fromEntries(missing), note: failure.detail };
  };
  return useEditor<PartnerVenue, VenueValues>({
    draftKey: `venue:${venue?.id ?? 'new'}`,
    saved: venue,
    toValues: (saved) => (saved ? toVenueValues(saved) : emptyVenue),
    readAgain: () => queryClient.fetchQuery({ ...getPartnerVenueOptions({ path }), staleTime: 0 }),
    save: ({ values, typed, record, version }) =>
      record
        ? change.mutateAsync({ path, body: { ...toVenueChange(values, typed), version } })
        : create.mutateAsync({ body: toVenueBody(values) }),
    // The errors name the periods by their positions in the order in which they are sent.
    arrange: (values) => ({ ...values, operating_hours: sortHours(values.operating_hours) }),
    check: async (values) => {
      const contract = await loadContract();
      if (!contract) return {};
      const schema = contract.createPartnerVenue.body;
      return findVenueErrors(schema, toVenueBody(values), errorText);
    },
    summary: (count) => t('save.check', { count }),
    fieldOf: (field) => fieldOf(field.split('.')),
    fieldsOf,
    fallback: t('save.failed'),
    explain,
    onSaved: (saved) => {
      if (!venue) onCreated?.(saved);
    },
  });
}
