const drawings = { chevron: 'M6 9.5l6 6 6-6', plus: 'M12 5v14M5 12h14' } as const;

interface IconProps {
  readonly name: keyof typeof drawings;
  readonly className: string;
}

/** A decorative icon; the text beside it has the meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
