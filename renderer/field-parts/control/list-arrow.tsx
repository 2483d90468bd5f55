import { listArrow } from './control.styles.ts';

/** The arrow over a native list (see `listBox`). */
export function ListArrow() {
  return (
    <svg className={listArrow()} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d="M5 7.5l5 5 5-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
