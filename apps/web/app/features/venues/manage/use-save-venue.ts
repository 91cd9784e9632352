import {
  changePartnerVenueMutation,
  createPartnerVenueMutation,
  getPartnerVenueOptions,
  type PartnerVenue,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { isSameValue, mergeChanges } from '#ui/forms/merge-changes.ts';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import type { EditedValues } from '#ui/forms/use-edited-values.ts';
import { toFailure } from '#ui/network/problem.ts';
import { fieldOf, findVenueErrors } from './edit/find-venue-errors.ts';
import { useErrorText } from './edit/use-error-text.ts';
import { focusField, requiredField } from './edit/venue-fields.ts';
import {
  toVenueBody,
  toVenueChange,
  toVenueValues,
  type VenueValues,
} from './edit/venue-values.ts';
import { sortHours } from './hours/edit-hours.ts';
import { useStoreVenue } from './use-store-venue.ts';

/** Loaded when the form is first checked; without it the server's response marks the fields. */
const loadContract = () => import('@pulse/contract').catch(() => null);

/**
 * Saves the form: checks it, creates or changes the venue, and shows at their fields what was refused.
 * When another user has saved the venue meanwhile, what both changed is left to the person.
 */
export function useSaveVenue(venue: PartnerVenue | null, edited: EditedValues<VenueValues>) {
  const { t } = useTranslation('partner-venues');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const store = useStoreVenue();
  const create = useMutation(createPartnerVenueMutation());
  const change = useMutation(changePartnerVenueMutation());
  const [version, setVersion] = useState(venue?.version ?? 0);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  const showErrors = (found: Record<string, string>) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) focusField(first.startsWith('operating_hours') ? 'operating_hours' : first);
  };

  const check = async (values: VenueValues): Promise<boolean> => {
    const contract = await loadContract();
    if (!contract) return true;
    const schema = contract.createPartnerVenue.body;
    const found = findVenueErrors(schema, toVenueBody(values), errorText);
    const count = Object.keys(found).length;
    setFailure(count > 0 ? t('save.check', { count }) : '');
    showErrors(found);
    return count === 0;
  };

  /** Saves over the version another user saved, unless they changed a field. */
  const mergeAndRetry = async (id: string, values: VenueValues) => {
    const options = getPartnerVenueOptions({ path: { id } });
    const current = await queryClient.fetchQuery({ ...options, staleTime: 0 });
    const saved = toVenueValues(current);
    setVersion(current.version);
    if (mergeChanges(edited.base, values, saved).changedElsewhere.length === 0)
      return send(values, current.version);
    edited.mergeWith(saved);
    return null;
  };

  const send = async (values: VenueValues, over: number): Promise<PartnerVenue | null> => {
    if (!venue) return create.mutateAsync({ body: toVenueBody(values) });
    const body = { ...toVenueChange(values, edited.typed), version: over };
    return change.mutateAsync({ path: { id: venue.id }, body });
  };

  const save = async (): Promise<PartnerVenue | null> => {
    const { operating_hours } = edited.values;
    const values = { ...edited.values, operating_hours: sortHours(operating_hours) };
    // The errors name the periods by their positions in the order in which they are sent.
    edited.setValue('operating_hours', values.operating_hours);
    if (!(await check(values))) return null;
    try {
      const saved = await send(values, editedVersion());
      if (saved) accept(saved);
      return saved;
    } catch (error) {
      const { code } = toFailure(error);
      if (venue && code === 'version_conflict') {
        const saved = await mergeAndRetry(venue.id, values).catch(showProblem);
        if (saved) accept(saved);
        return saved ?? null;
      }
      return showProblem(error);
    }
  };

  // Publishing and images give the venue a new version without changing what is edited here.
  const editedVersion = () =>
    venue && isSameValue(toVenueValues(venue), edited.base) ? venue.version : version;

  const accept = (saved: PartnerVenue) => {
    setVersion(saved.version);
    if (venue) edited.accept(toVenueValues(saved));
    else edited.discard();
    store(saved);
  };

  const showProblem = (error: unknown): null => {
    const form = {
      setErrors: (found: Record<string, string>) =>
        showErrors(
          Object.fromEntries(
            Object.entries(found).map(([name, text]) => [fieldOf(name.split('.')), text]),
          ),
        ),
    };
    const refused = toFailure(error);
    setFailure(showProblemInForm(form, error, t('save.failed')));
    if (refused.code === 'time_zone_in_use') showErrors({ time_zone: refused.detail ?? '' });
    if (refused.code === 'venue_incomplete')
      showErrors(
        Object.fromEntries(
          refused.details.missing.map((one) => [requiredField(one), t('error.needed')]),
        ),
      );
    return null;
  };

  return {
    save,
    errors,
    failure,
    busy: create.isPending || change.isPending,
    clearError: (field: string) => setErrors(({ [field]: _, ...others }) => others),
    clearProblems: () => {
      setErrors({});
      setFailure('');
    },
  };
}
