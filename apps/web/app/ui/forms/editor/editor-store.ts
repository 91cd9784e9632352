import { isVersionConflict } from '../../network/is-version-conflict.ts';
import {
  type Faults,
  faultsOfCheck,
  faultsOfFailure,
  fieldAmong,
  hasFaults,
  noFaults,
  withoutFaultsOf,
} from '../faults.ts';
import { changedFields } from '../merge-changes.ts';
import { saveEditorDraft } from './editor-draft.ts';
import type { EditorChange, ReadyOptions, Versioned } from './editor-options.ts';
import {
  acceptSaved,
  discardChanges,
  type EditorState,
  mergeRecord,
  openEditor,
} from './editor-state.ts';

/** Sends what was typed; rejects when it is refused. */
export type EditorCall<Saved, Values, Result> = (
  change: EditorChange<Saved, Values>,
) => Promise<Result>;

/** The values of an editor and how they are saved, apart from what shows them. */
export function createEditorStore<Saved extends Versioned, Values extends object>(
  options: () => ReadyOptions<Saved, Values>,
) {
  type State = EditorState<Saved, Values>;
  const listeners = new Set<() => void>();
  let state: State = openEditor(options());
  const update = (change: Partial<State>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const show = (faults: Faults) => update({ faults, shown: faults.errors });

  const setValues = (values: Values) => {
    const { draftKey } = options();
    if (draftKey !== null) saveEditorDraft(draftKey, { base: state.base, typed: values });
    update({ values });
  };

  const readChange = (): EditorChange<Saved, Values> => {
    const { saved, toValues } = options();
    // Publishing and images give a record a new version without changing what is edited here.
    const isNewer = saved && state.record && saved.version > state.record.version;
    if (isNewer && changedFields(toValues(saved), state.base).length === 0)
      update({ record: saved });
    const { base, values, record } = state;
    return {
      values,
      typed: changedFields(base, values),
      base,
      record,
      version: record?.version ?? 0,
    };
  };

  /** Reads again what another user has saved first; sends again if they changed no field of the form. */
  async function sendAgain<Result>(call: EditorCall<Saved, Values, Result>, refused: unknown) {
    const current = await options()
      .readAgain()
      .catch(() => null);
    if (!current) throw refused;
    const { merged } = state;
    update(mergeRecord(state, current, options()));
    return state.merged === merged ? call(readChange()) : null;
  }

  const fail = (error: unknown) => {
    const { fieldOf = fieldAmong(Object.keys(state.base)), fallback, explain } = options();
    show(faultsOfFailure(error, { fieldOf, fallback, explain }));
  };

  /** Checks what was typed and sends it; null if it has a fault, was refused or is to be decided. */
  async function send<Result>(call: EditorCall<Saved, Values, Result>): Promise<Result | null> {
    const { arrange, check, summary } = options();
    if (arrange) setValues(arrange(state.values));
    update({ busy: true, faults: noFaults });
    try {
      const found = faultsOfCheck((await check?.(state.values)) ?? {}, summary);
      if (hasFaults(found)) {
        show(found);
        return null;
      }
      return await call(readChange()).catch((error: unknown) => {
        if (!isVersionConflict(error)) throw error;
        return sendAgain(call, error);
      });
    } catch (error) {
      fail(error);
      return null;
    } finally {
      update({ busy: false });
    }
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setValue: <Name extends keyof Values>(name: Name, value: Values[Name]) => {
      const fields = options().fieldsOf?.(name) ?? [String(name)];
      update({ faults: withoutFaultsOf(state.faults, fields, options().summary) });
      setValues({ ...state.values, [name]: value });
    },
    discard: () => update(discardChanges(state, options())),
    send,
    /** Shows faults that were found elsewhere, at a field that is not edited. */
    show,
    /** Sends what was typed with `call`, or with the editor's own, and goes on from what is saved. */
    save: async (call: EditorCall<Saved, Values, Saved> = options().save) => {
      const saved = await send(call);
      if (saved) update(acceptSaved(state, saved, options()));
      return saved;
    },
  };
}
