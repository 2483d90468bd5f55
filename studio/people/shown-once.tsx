import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface ShownOnceProps {
  /** Advice on where it goes. */
  readonly children: ReactNode;
  readonly label: string;
  readonly value: string;
}

/** A secret text, such as a link or a key, that can be seen this once, with a button that copies it. It comes into view with the focus. */
export function ShownOnce({ children, label, value }: ShownOnceProps) {
  const [copied, setCopied] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.parentElement?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied('Copied'),
      () => setCopied('It could not be copied: select it and copy it yourself.'),
    );
  return (
    <div className="narrow place notice">
      <p id={id}>{children}</p>
      <input ref={field} readOnly value={value} aria-label={label} aria-describedby={id} />
      <p className="row">
        <button type="button" onClick={() => void copy()}>
          Copy
        </button>
        <span role="status">{copied}</span>
      </p>
    </div>
  );
}
