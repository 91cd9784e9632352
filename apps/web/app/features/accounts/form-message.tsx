import { Alert } from '@mantine/core';

interface FormMessageProps {
  /** What is wrong with the form as a whole, or what has worked. */
  children: string | undefined;
  success?: boolean;
}

/** The sentence above a form's button. Its place stands before it speaks, so that it is heard. */
export function FormMessage({ children, success = false }: FormMessageProps) {
  return (
    <div role={success ? 'status' : 'alert'}>
      {children && <Alert variant={success ? 'done' : 'danger'}>{children}</Alert>}
    </div>
  );
}
