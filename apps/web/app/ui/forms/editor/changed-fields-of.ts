import type { ChangedField } from '../changed-elsewhere.tsx';
import type { Versioned } from './editor-options.ts';
import type { EditorOf } from './use-editor.ts';

/** What an editor says, in the words of its feature. */
export interface EditorWords<Values> {
  labelOf: (name: keyof Values & string) => string;
  /** A field's value in words; `values` are the editor's `base` for what is saved. */
  textOf: (name: keyof Values & string, values: Values) => string;
  /** Says beside the buttons that something is not saved. */
  unsaved?: string;
  /** What the button says that goes back to what is saved; without it there is none. */
  discard?: string;
}

/** The fields that another user changed, in words, with what takes over the saved value. */
export function changedFieldsOf<Saved extends Versioned, Values extends object>(
  { merged, typed, base, values, setValue }: EditorOf<Saved, Values>,
  { labelOf, textOf }: EditorWords<Values>,
): ChangedField[] {
  const names = (merged?.changedElsewhere ?? []) as (keyof Values & string)[];
  return names.map((name) => ({
    name,
    label: labelOf(name),
    current: textOf(name, base),
    typed: typed.includes(name) ? textOf(name, values) : null,
    onTakeCurrent: () => setValue(name, base[name]),
  }));
}
