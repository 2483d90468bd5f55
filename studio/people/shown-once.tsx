import { type ReactNode, useState } from 'react';

interface ShownOnceProps {
  /** What is to be done with it. */
  readonly children: ReactNode;
  readonly label: string;
  readonly value: string;
}

/** A secret text, such as a link or a key, that can be seen this once, with a button that copies it. */
export function ShownOnce({ children, label, value }: ShownOnceProps) {
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied('Copied'),
      () => setCopied('It could not be copied: select it and copy it yourself.'),
    );
  return (
    <div role="status" className="narrow place">
      <p>{children}</p>
      <input readOnly value={value} aria-label={label} />
      <p className="row">
        <button type="button" onClick={() => void copy()}>
          Copy
        </button>
        {copied}
      </p>
    </div>
  );
}
