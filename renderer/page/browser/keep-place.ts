/**
 * Remembers what a visitor has done in a part of the page whose HTML is about to be replaced: the focus, what
 * is typed there, which `details` with an id are open or closed, and which popovers are open.
 *
 * @param isTextKept whether what is typed in the field with the focus stays
 * @returns restores it in the new HTML
 */
export function keepPlace(part: Element, isTextKept = true): () => void {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const details = [...part.querySelectorAll<HTMLDetailsElement>('details[id]')];
  const popovers = [...part.querySelectorAll('[popover][id]:popover-open')].map(({ id, scrollTop }) => ({
    id,
    scrollTop,
  }));
  const [x, y] = [scrollX, scrollY];
  return () => {
    for (const { id, open } of details) {
      const same = findById(part, id);
      if (same instanceof HTMLDetailsElement) same.open = open;
    }
    for (const { id, scrollTop } of popovers) {
      const same = findById(part, id);
      if (!(same instanceof HTMLElement)) continue;
      // When it closes, the focus returns to what had it before it opened.
      part.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
      same.showPopover();
      same.scrollTop = scrollTop;
    }
    if (focused) focusAgain(part, focused, isTextKept);
    scrollTo({ left: x, top: y, behavior: 'instant' });
  };
}

/** Focuses the element that replaced another; the part itself if none did. */
function focusAgain(part: Element, before: Element, isTextKept: boolean): void {
  const same = (before.id && findById(part, before.id)) || findNamed(part, before);
  if (isTextKept && same instanceof HTMLInputElement && before instanceof HTMLInputElement && isText(same)) {
    same.value = before.value;
    same.selectionStart = before.selectionStart;
  }
  const target = same || part;
  if (target === part) part.setAttribute('tabindex', '-1');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function findById(part: Element, id: string): Element | null {
  return part.querySelector(`#${CSS.escape(id)}`);
}

/** A control of the same name; of several, that with the same value. */
function findNamed(part: Element, before: Element): Element | undefined {
  const name = before.getAttribute('name');
  if (!name) return undefined;
  const same = [...part.querySelectorAll(`[name="${CSS.escape(name)}"]`)];
  const value = before.getAttribute('value');
  return same.find((control) => control.getAttribute('value') === value) ?? same[0];
}

function isText({ type }: HTMLInputElement): boolean {
  return type === 'text' || type === 'search';
}
