import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';

interface SuggestingFieldProps {
  className?: string | undefined;
  label: string;
  /** What no choice means. */
  placeholder: string;
  /** What is chosen; empty without a choice. */
  value: string;
  /** The texts to choose from; what is typed chooses one that is equal. */
  options: readonly { text: string; note?: string }[];
  onType?: (text: string) => void;
  /** The text of the chosen option; empty when the field was emptied. */
  onChoose: (text: string) => void;
}

/** A field that suggests while one types; the browser shows the list. */
export function SuggestingField(props: SuggestingFieldProps) {
  const { className, label, placeholder, value, options, onType, onChoose } = props;
  const listId = useId();
  const [typed, setTyped] = useState(value);
  const [chosen, setChosen] = useState(value);
  // Chosen elsewhere, such as at an entry.
  if (chosen !== value) {
    setChosen(value);
    setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
    if (text === '' || options.some((option) => option.text === text)) onChoose(text);
  };
  return (
    <>
      <TextInput
        className={className}
        type="search"
        label={label}
        placeholder={placeholder}
        list={listId}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        // What chooses nothing is no filter.
        onBlur={() => setTyped(value)}
      />
      <datalist id={listId}>
        {options.map(({ text, note }) => (
          <option key={text} value={text}>
            {note}
          </option>
        ))}
      </datalist>
    </>
  );
}
