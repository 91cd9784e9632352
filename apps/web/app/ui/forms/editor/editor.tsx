import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { FailureNote } from '../../feedback/failure-note.tsx';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import classes from '../editor.module.css';
import { EditorBar } from '../editor-bar.tsx';
import { UnsavedChangesGuard } from '../unsaved-changes-guard.tsx';
import { changedFieldsOf, type EditorWords } from './changed-fields-of.ts';
import type { Versioned } from './editor-options.ts';
import type { EditorOf } from './use-editor.ts';

interface EditorProps<Saved extends Versioned, Values extends object> {
  editor: EditorOf<Saved, Values>;
  words: EditorWords<Values>;
  /** The buttons that save, the one that submits with the Enter key first. */
  buttons: ReactNode;
  /** False where leaving the page loses nothing, as what was typed stays in this tab. */
  guarded?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The one editor: what another user saved meanwhile, the fields, what failed, and the buttons. */
export function Editor<Saved extends Versioned, Values extends object>(
  props: EditorProps<Saved, Values>,
) {
  const { editor, words, buttons, guarded = true, children } = props;
  const { unsaved, merged, record, note, busy } = editor;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.submit();
  };
  return (
    <form ref={editor.element} onSubmit={submit} noValidate className={classes.form}>
      {guarded && <UnsavedChangesGuard unsaved={unsaved} />}
      {/* Another version is announced anew. */}
      {merged && <ChangedElsewhere key={record?.version} fields={changedFieldsOf(editor, words)} />}
      {children}
      <EditorBar unsaved={unsaved} note={words.unsaved}>
        <FailureNote hidden={!note}>{note}</FailureNote>
        {buttons}
        {unsaved && words.discard && (
          <Button variant="subtle" disabled={busy} onClick={editor.discard}>
            {words.discard}
          </Button>
        )}
      </EditorBar>
    </form>
  );
}
