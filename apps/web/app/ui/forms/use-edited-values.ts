import { useState } from 'react';
import { clearDraft, readDraft, saveDraft } from './drafts.ts';
import { isSameValue, type MergedValues, mergeChanges } from './merge-changes.ts';

/** The values of a form over what is saved, kept in this tab until they are saved or discarded. */
export interface EditedValues<Values> {
  values: Values;
  unsaved: boolean;
  /** The fields that were typed. */
  typed: (keyof Values)[];
  /** What changed elsewhere since the form was opened; null unless something did. */
  merged: MergedValues<Values> | null;
  /** The values as another user has saved them, when `merged` is not null. */
  base: Values;
  setValue: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** Takes over what another user has saved; what was typed is kept. */
  mergeWith: (current: Values) => void;
  /** Goes on from these values, which are saved now. */
  accept: (saved: Values) => void;
  discard: () => void;
}

/** Stored with the values over which it was typed, which may have changed when it is read. */
interface StoredDraft<Values> {
  base: Values;
  typed: Values;
}

function readStored<Values extends object>(key: string, saved: Values): StoredDraft<Values> | null {
  try {
    const stored: unknown = JSON.parse(readDraft(key));
    if (typeof stored !== 'object' || stored === null) return null;
    const { base, typed } = stored as Partial<StoredDraft<Values>>;
    // A field that the form did not have yet is as it is saved.
    return base && typed ? { base: { ...saved, ...base }, typed: { ...saved, ...typed } } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the values of a form whose saved values are `saved` when it is opened. They are stored under
 * `draftKey`, so that nothing is lost when the session ends or the page is reloaded.
 */
export function useEditedValues<Values extends object>(
  draftKey: string,
  saved: Values,
): EditedValues<Values> {
  const [{ base, values, merged }, setState] = useState(() => {
    const stored = readStored(draftKey, saved);
    if (!stored) return { base: saved, values: saved, merged: null };
    const result = mergeChanges(stored.base, stored.typed, saved);
    const changed = result.changedElsewhere.length > 0;
    return { base: saved, values: result.values, merged: changed ? result : null };
  });
  const change = (next: Values) => {
    saveDraft(draftKey, JSON.stringify({ base, typed: next }));
    setState({ base, values: next, merged });
  };
  const names = Object.keys(base) as (keyof Values)[];
  const typed = names.filter((name) => !isSameValue(values[name], base[name]));
  return {
    values,
    unsaved: typed.length > 0,
    typed,
    merged,
    base,
    setValue: (name, value) => change({ ...values, [name]: value }),
    mergeWith: (current) => {
      const result = mergeChanges(base, values, current);
      saveDraft(draftKey, JSON.stringify({ base: current, typed: result.values }));
      setState({ base: current, values: result.values, merged: result });
    },
    accept: (next) => {
      clearDraft(draftKey);
      setState({ base: next, values: next, merged: null });
    },
    discard: () => {
      clearDraft(draftKey);
      setState({ base, values: base, merged: null });
    },
  };
}
