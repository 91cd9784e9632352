import type { FormEvent, ReactNode } from 'react';
import classes from './form.module.css';
import type { ShownForm } from './use-action-form.ts';

/** `sheet`: large buttons as wide as the form; `row`: a field or two with the button beside. */
export type FormLayout = 'page' | 'sheet' | 'row';

interface FormFrameProps {
  form: Pick<ShownForm, 'element' | 'submit'>;
  layout?: FormLayout;
  children: ReactNode;
}

/** A form whose note and buttons do not stand at its end, where `<Form>` has them. */
export function FormFrame({ form, layout = 'page', children }: FormFrameProps) {
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
    </form>
  );
}
