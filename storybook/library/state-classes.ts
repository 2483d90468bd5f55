/** Interaction states: the pseudo-classes of each, and the class that replaces them. */
const states = {
  hovered: [[/:hover\b/g, '.is-hovered']],
  focused: [
    [/:focus-within\b/g, ':is(.is-focused, :has(.is-focused))'],
    [/:focus(-visible)?(?![\w-])/g, '.is-focused'],
  ],
} as const satisfies Record<string, readonly (readonly [RegExp, string])[]>;

export type State = keyof typeof states;

const mirrored = new WeakSet<CSSStyleSheet>();

/**
 * Repeats each style for hover or focus under a class, so that a screenshot can show it: scripts cannot move
 * the pointer, and only one element has the focus at a time.
 */
export function addStateClasses(): void {
  for (const sheet of document.styleSheets) {
    if (mirrored.has(sheet)) continue;
    mirrored.add(sheet);
    mirrorIn(sheet);
  }
}

function mirrorIn(container: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = container.cssRules.length - 1; index >= 0; index--) {
    const rule = container.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      const selector = stateSelector(rule.selectorText);
      if (selector !== rule.selectorText && CSS.supports(`selector(${selector})`))
        container.insertRule(`${selector} {${rule.style.cssText}}`, index + 1);
    } else if (rule instanceof CSSGroupingRule) mirrorIn(rule);
  }
}

/** A selector with classes in place of pseudo-classes. */
export function stateSelector(selector: string): string {
  return Object.values(states)
    .flat()
    .reduce((text, [pseudo, replacement]) => text.replace(pseudo, replacement), selector);
}

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';

/** Shows the first control and its ancestors as hovered, or the control as focused. */
export function showState(place: Element, state: State, which = controls): void {
  const control = place.querySelector(which);
  if (state === 'focused') control?.classList.add('is-focused');
  else for (let at = control; at && at !== place; at = at.parentElement) at.classList.add('is-hovered');
}
