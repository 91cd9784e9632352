import type { CheckedFields, RefusalReading } from '../faults.ts';
import type { ShownValues } from '../merge-changes.ts';

/** What an editor edits: each save gives it another version. */
export interface Versioned {
  version: number;
}

/** What is saved, and over what it was typed. */
export interface EditorChange<Saved, Values> {
  values: Values;
  /** The fields that were typed. */
  typed: (keyof Values)[];
  /** The saved values over which it was typed. */
  base: Values;
  /** The record over which it was typed; null for a new one. */
  record: Saved | null;
  /** Its version; 0 for a new one. */
  version: number;
}

/** What an editor edits and how it is saved. */
export interface EditorOptions<Saved extends Versioned, Values extends object>
  extends Partial<RefusalReading> {
  /** Under it what is typed is stored in this tab; null: nothing is stored. */
  draftKey: string | null;
  /** As it is saved now; null for a new one. */
  saved: Saved | null;
  /** The values with which the form opens; null for those of a new one. */
  toValues: (saved: Saved | null) => Values;
  /** What is compared to find what another user changed, where a value does not show it. */
  toShown?: (saved: Saved) => ShownValues<Values>;
  /** Reads it again after another user saved it; null or a rejection if it cannot be read. */
  readAgain: () => Promise<Saved | null | undefined>;
  save: (change: EditorChange<Saved, Values>) => Promise<Saved>;
  /** Brings the values into the order in which they are sent, to which the faults refer. */
  arrange?: (values: Values) => Values;
  /** A sentence for each field that cannot be saved as it is. */
  check?: (values: Values) => CheckedFields | Promise<CheckedFields>;
  /** Says at the end of a long form how many fields have a fault. */
  summary?: (count: number) => string;
  /** The fields that show the faults of a value, where they are not named after it. */
  fieldsOf?: (name: keyof Values) => readonly string[];
}

/** An editor's options with the fallback sentence, which the hook translates. */
export type ReadyOptions<Saved extends Versioned, Values extends object> = EditorOptions<
  Saved,
  Values
> & { fallback: string };
