import { Alert } from '@mantine/core';

interface FormMessageProps {
  /** The error of the form as a whole, or the success message. */
  children: string | undefined;
  success?: boolean;
}

/** Message above a form's button. Its live region is always rendered, so that changes are announced. */
export function FormMessage({ children, success = false }: FormMessageProps) {
  return (
    <div role={success ? 'status' : 'alert'}>
      {children && <Alert variant={success ? 'done' : 'danger'}>{children}</Alert>}
    </div>
  );
}
