import { type TextareaHTMLAttributes, useLayoutEffect, useRef, useState } from 'react';

interface TextInputProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  readonly value: string;
  /** Whether the text may have more than one line. */
  readonly isLong: boolean;
  readonly onWrite: (text: string) => void;
}

/**
 * A box for a text, as high as the text is long. While it is typed into, it shows what is typed: the formatter may
 * write that otherwise. A text that somebody else wrote meanwhile takes its place.
 */
export function TextInput({ isLong, onWrite, value, onBlur, ...own }: TextInputProps) {
  const [typed, setTyped] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const shown = useRef({ typed, value });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { typed, value };
    const isOwn = value === before.value || value === typed;
    // Not what was typed here: the next letter would write over it.
    if (typed === undefined || typed !== before.typed || isOwn) return;
    const { selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    setTyped(undefined);
    requestAnimationFrame(() => box.current?.setSelectionRange(selectionStart, selectionEnd));
  });
  const write = (text: string) => {
    setTyped(text);
    onWrite(text);
  };
  return (
    <textarea
      {...own}
      ref={box}
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
