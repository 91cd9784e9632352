import { Alert } from '@mantine/core';

interface FormMessageProps {
  /** What is wrong with the form as a whole, or what has worked. */
  children: string | undefined;
  done?: boolean;
}

/** The sentence above a form's button. Its place stands before it speaks, so that it is heard. */
export function FormMessage({ children, done = false }: FormMessageProps) {
  return (
    <div role={done ? 'status' : 'alert'}>
      {children && <Alert variant={done ? 'done' : 'danger'}>{children}</Alert>}
    </div>
  );
}
