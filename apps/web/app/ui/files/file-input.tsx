import type { Ref } from 'react';

interface FileInputProps {
  /** A button opens it with `click()`. */
  ref: Ref<HTMLInputElement>;
  accept: string;
  multiple?: boolean;
  label: string;
  onFiles: (files: File[]) => void;
}

/** Chooses files. It is not shown: a button, or a place to drop files, stands for it. */
export function FileInput({ ref, accept, multiple = false, label, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={multiple}
      hidden
      aria-label={label}
      onChange={(event) => {
        onFiles([...(event.currentTarget.files ?? [])]);
        // The same file may be chosen again, after it was changed or removed.
        event.currentTarget.value = '';
      }}
    />
  );
}
