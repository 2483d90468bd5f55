import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  readonly className: string;
  readonly summary: string;
  /** Whether something in it asks to be seen, such as a mistake. */
  readonly isAsked: boolean;
  readonly children: ReactNode;
}

/** Settings that open by a click, and by themselves once something in them asks to be seen. Only a click closes them: what is being mended stays in sight. */
export function Disclosure({ className, summary, isAsked, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isAsked);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setOpen(true);
  }
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
