import { clearDraft } from '../drafts.ts';
import { type Faults, type FieldErrors, noFaults } from '../faults.ts';
import { type MergedValues, mergeChanges } from '../merge-changes.ts';
import { readEditorDraft, saveEditorDraft } from './editor-draft.ts';
import type { EditorOptions, Versioned } from './editor-options.ts';

/** What an editor knows. */
export interface EditorState<Saved, Values> {
  /** The record over which is typed: one that is read meanwhile must not replace it. */
  record: Saved | null;
  /** Its values. */
  base: Values;
  values: Values;
  /** What another user changed since the form was opened; null unless they did. */
  merged: MergedValues<Values> | null;
  faults: Faults;
  /** The faults as they were shown, of which the first one is focused. */
  shown: FieldErrors;
  busy: boolean;
  /** What was saved last here; null before. */
  lastSaved: Saved | null;
}

type Options<Saved extends Versioned, Values extends object> = EditorOptions<Saved, Values>;

const orNull = <Values extends object>(result: MergedValues<Values>) =>
  result.changedElsewhere.length > 0 ? result : null;

/** The state with which an editor opens: what was typed before in this tab, over what is saved now. */
export function openEditor<Saved extends Versioned, Values extends object>(
  options: Options<Saved, Values>,
): EditorState<Saved, Values> {
  const { draftKey, saved, toValues } = options;
  const base = toValues(saved);
  const draft = draftKey === null ? null : readEditorDraft<Values>(draftKey);
  const result = draft && mergeChanges(draft.base, draft.typed, base);
  return {
    record: saved,
    base,
    values: result?.values ?? base,
    // A new one has not been saved: it opens with other values on another day.
    merged: result && saved ? orNull(result) : null,
    faults: noFaults,
    shown: noFaults.errors,
    busy: false,
    lastSaved: null,
  };
}

/** What was typed, over what another user has saved. */
export function mergeRecord<Saved extends Versioned, Values extends object>(
  state: EditorState<Saved, Values>,
  current: Saved,
  { draftKey, toValues, toShown }: Options<Saved, Values>,
): EditorState<Saved, Values> {
  const base = toValues(current);
  const shown =
    toShown && state.record
      ? { base: toShown(state.record), current: toShown(current) }
      : { base: state.base, current: base };
  const result = mergeChanges(state.base, state.values, base, shown);
  if (draftKey !== null) saveEditorDraft(draftKey, { base, typed: result.values });
  const merged = orNull(result) ?? state.merged;
  return { ...state, record: current, base, values: result.values, merged };
}

/** Goes on from what was saved here. */
export function acceptSaved<Saved extends Versioned, Values extends object>(
  state: EditorState<Saved, Values>,
  saved: Saved,
  { draftKey, toValues }: Options<Saved, Values>,
): EditorState<Saved, Values> {
  if (draftKey !== null) clearDraft(draftKey);
  const base = toValues(saved);
  return { ...state, record: saved, base, values: base, merged: null, lastSaved: saved };
}

/** Goes back to what is saved. */
export function discardChanges<Saved extends Versioned, Values extends object>(
  state: EditorState<Saved, Values>,
  { draftKey }: Options<Saved, Values>,
): EditorState<Saved, Values> {
  if (draftKey !== null) clearDraft(draftKey);
  return { ...state, values: state.base, merged: null, faults: noFaults };
}
