import { type TextareaHTMLAttributes, useState } from 'react';

interface TextInputProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  readonly value: string;
  /** Whether the text may have more than one line. */
  readonly isLong: boolean;
  readonly onWrite: (text: string) => void;
}

/** A box for a text, as high as the text is long. While it is typed into, it shows what is typed: the formatter may write that otherwise. */
export function TextInput({ isLong, onWrite, value, onBlur, ...own }: TextInputProps) {
  const [typed, setTyped] = useState<string>();
  const write = (text: string) => {
    setTyped(text);
    onWrite(text);
  };
  return (
    <textarea
      {...own}
      rows={1}
      spellCheck={isLong}
      value={typed ?? value}
      onChange={({ target }) => write(isLong ? target.value : target.value.replaceAll('\n', ''))}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
