import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { Editor } from '#ui/forms/editor/editor.tsx';
import { useEditor } from '#ui/forms/editor/use-editor.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import classes from './dev-ui.module.css';
import { Example } from './example.tsx';

/** A form and an editor, which check, refuse and merge without a server. */
export function FormExamples() {
  return (
    <>
      <Example name="Form">
        <div className={classes.wide}>
          <InvitationForm />
          <SearchForm />
        </div>
      </Example>
      <Example name="Editor">
        <div className={classes.wide}>
          <StudioEditor />
        </div>
      </Example>
    </>
  );
}

const refusedEmail = { field: 'email', detail: 'This email is refused.' };

function InvitationForm() {
  const form = useActionForm({
    initial: { email: 'refused@pulse.test', role: 'staff', agreed: false },
    check: ({ email, agreed }) => ({
      email: email.includes('@') ? null : 'Please enter an email.',
      agreed: agreed ? null : 'Please agree.',
    }),
    action: {
      isPending: false,
      mutate: (email: string, { onError }) => {
        const isRefused = email.startsWith('refused');
        if (isRefused) onError({ status: 400, code: 'validation_failed', errors: [refusedEmail] });
        else toastSuccess('It worked.');
      },
    },
    toVariables: ({ email }) => email,
  });
  return (
    <Form form={form} submit="Send" actions={<Button onClick={form.reset}>Reset</Button>}>
      <TextInput label="Email" autoComplete="off" {...form.getInputProps('email')} />
      <NativeSelect label="Role" data={['staff', 'admin']} {...form.getInputProps('role')} />
      <Checkbox label="I agree" {...form.getCheckboxProps('agreed')} />
    </Form>
  );
}

function SearchForm() {
  const form = useActionForm({
    initial: { text: '' },
    action: {
      isPending: false,
      mutate: (_: string, { onError }) => onError(new TypeError('Failed to fetch')),
    },
    toVariables: ({ text }) => text,
  });
  return (
    <Form form={form} submit="Find" variant="filled" layout="row">
      <TextInput label="Text" autoComplete="off" {...form.getInputProps('text')} />
    </Form>
  );
}

interface Studio {
  version: number;
  name: string;
  about: string;
}

const conflict = { status: 409, code: 'version_conflict' };

function StudioEditor() {
  const [stored, setStored] = useState<Studio>({ version: 1, name: 'Nafas', about: 'Yoga.' });
  const editor = useEditor({
    draftKey: null,
    saved: stored,
    toValues: (studio) => ({ name: studio?.name ?? '', about: studio?.about ?? '' }),
    readAgain: async () => stored,
    save: async ({ values, version }) => {
      if (version !== stored.version) throw conflict;
      const next = { ...values, version: version + 1 };
      setStored(next);
      return next;
    },
    check: ({ name }) => ({ name: name.trim() ? null : 'Please enter a name.' }),
    onSaved: ({ name }) => toastSuccess(`${name} is saved.`),
  });
  const words = {
    labelOf: (name: keyof typeof editor.values) => name,
    textOf: (name: keyof typeof editor.values, values: typeof editor.values) => values[name],
    unsaved: 'Not saved yet.',
    discard: 'Discard',
  };
  const saveElsewhere = () =>
    setStored({ version: stored.version + 1, name: `${stored.name} House`, about: stored.about });
  return (
    <Editor
      editor={editor}
      words={words}
      buttons={
        <>
          <Button type="submit" variant="primary" disabled={!editor.unsaved} loading={editor.busy}>
            Save
          </Button>
          <Button onClick={saveElsewhere}>Somebody else saves</Button>
        </>
      }
    >
      <TextInput label="name" autoComplete="off" {...editor.getInputProps('name')} />
      <Textarea label="about" {...editor.getInputProps('about')} />
    </Editor>
  );
}
