const circle = 'M12 2.75a9.25 9.25 0 1 1 0 18.5 9.25 9.25 0 0 1 0-18.5';

/** Line drawings on a 24 px grid, in the colour of the surrounding text. */
export const drawings = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  chevron: 'M6 9.5l6 6 6-6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  chevronRight: 'M9.5 6l6 6-6 6',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  dot: 'M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  percent: 'M18 6 6 18M7.5 5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4M16.5 14.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5 20 20',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M9 6v12M15 6v12',
  menu: 'M4 8h16M4 16h16',
  filter: 'M4 6h16M7 12h10M10 18h4',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  external: 'M9 5h10v10M19 5 6 18',
  close: 'M6 6l12 12M18 6L6 18',
  info: `${circle}M12 11v5.5M12 7.75v.1`,
  alarm: `${circle}M12 7.5v5.5M12 16.25v.1`,
  success: `${circle}M8 12.5l2.75 2.75L16 9.5`,
  chat: 'M4 5h16v11H9.5L5 19.75V16H4zM8.5 10.5h.1M12 10.5h.1M15.5 10.5h.1',
  phone:
    'M6.5 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z',
} as const;

interface IconProps {
  readonly name: keyof typeof drawings;
  readonly className?: string;
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
