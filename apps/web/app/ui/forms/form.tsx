import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { FailureNote } from '../feedback/failure-note.tsx';
import classes from './form.module.css';
import type { ShownForm } from './use-action-form.ts';

interface FormProps {
  form: ShownForm;
  /** What its button says. */
  submit: ReactNode;
  variant?: 'primary' | 'filled' | 'default' | 'danger';
  /** `sheet`: large buttons as wide as the form; `row`: a field or two with the button beside. */
  layout?: 'page' | 'sheet' | 'row';
  /** Further buttons after the one that submits. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The one form: its fields, why sending failed, and its buttons. */
export function Form(props: FormProps) {
  const { form, submit, variant = 'primary', layout = 'page', actions, children } = props;
  const isSheet = layout === 'sheet';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form
      ref={form.element}
      onSubmit={onSubmit}
      noValidate
      className={classes.form}
      data-layout={layout}
    >
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
          disabled={!form.isReady}
          loading={form.busy}
        >
          {submit}
        </Button>
        {actions}
      </div>
    </form>
  );
}
