import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureNote } from '../feedback/failure-note.tsx';
import classes from './form.module.css';
import { FormFrame, type FormLayout } from './form-frame.tsx';
import type { ShownForm } from './use-action-form.ts';

interface FormProps {
  form: ShownForm;
  /** What its button says. */
  submit: ReactNode;
  /** What its button says while it sends; without it a ring covers its text. */
  busy?: ReactNode;
  variant?: 'primary' | 'filled' | 'default' | 'danger';
  layout?: FormLayout;
  /** Further buttons after the one that submits. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The one form: its fields, why sending failed, and its buttons. */
export function Form(props: FormProps) {
  const { form, submit, busy, variant = 'primary', layout = 'page', actions, children } = props;
  const saysBusy = busy !== undefined && form.busy;
  const isSheet = layout === 'sheet';
  return (
    <FormFrame form={form} layout={layout}>
      {children}
      <FailureNote hidden={!form.note} className={classes.note}>
        {form.note}
      </FailureNote>
      <div className={classes.buttons}>
        <Button
          type="submit"
          variant={variant}
          size={isSheet ? 'lg' : undefined}
          fullWidth={isSheet}
          disabled={!form.isReady || saysBusy}
          loading={form.busy && !saysBusy}
        >
          {saysBusy ? busy : submit}
        </Button>
        {actions}
      </div>
    </FormFrame>
  );
}
