/** A part of the workspace: what of it can have the focus, the first that is there. */
interface WorkspacePart {
  readonly name: string;
  readonly area: string;
  readonly targets: string;
}

/** In the order in which F6 goes through them. */
const parts: readonly WorkspacePart[] = [
  { name: 'pages', area: '.places', targets: '.places :is([role="tree"], [role="treegrid"], input)' },
  {
    name: 'outline',
    area: '.outlines',
    targets: '.outlines :is([role="treegrid"], [role="tree"], [role="grid"], button)',
  },
  { name: 'page', area: '.canvas', targets: '.canvas iframe' },
  { name: 'settings', area: '#settings', targets: '#settings' },
];

/** Acts that put the focus into a part of the workspace. */
export const goCommands: readonly {
  readonly title: string;
  readonly keys: string;
  readonly run: () => void;
}[] = parts.map((part) => ({ title: `Go to the ${part.name}`, keys: 'F6', run: () => jumpTo(part) }));

/** Puts the focus into a part of the workspace; false where it shows nothing that could have it. */
function jumpTo({ targets }: WorkspacePart): boolean {
  for (const found of document.querySelectorAll<HTMLElement>(targets)) {
    found.focus();
    if (found.contains(document.activeElement)) return true;
  }
  return false;
}

/** Puts the focus into the part of the workspace after the one that has it, or before it. */
export function jumpOn(isBack: boolean): void {
  const now = parts.findLastIndex(({ area }) => document.activeElement?.closest(area));
  for (let turn = 1; turn <= parts.length; turn++) {
    const at = isBack ? Math.max(now, 0) - turn + parts.length : now + turn;
    const part = parts[at % parts.length];
    if (part && jumpTo(part)) return;
  }
}
