/** What a visitor's device may ask for, or lack. */
export interface Preferences {
  readonly forcedColors: boolean;
  readonly reducedMotion: boolean;
  readonly scripting: boolean;
}

/** Each condition of a style that is emulated, with whether it holds. */
function conditions({ forcedColors, reducedMotion, scripting }: Preferences): readonly [RegExp, boolean][] {
  return [
    ...(forcedColors ? ([[/\(forced-colors: ?active\)/g, true]] as const) : []),
    ...(reducedMotion
      ? ([
          [/\(prefers-reduced-motion: ?reduce\)/g, true],
          [/\(prefers-reduced-motion: ?no-preference\)/g, false],
        ] as const)
      : []),
    ...(scripting
      ? []
      : ([
          [/\(scripting: ?none\)/g, true],
          [/\(scripting: ?enabled\)/g, false],
        ] as const)),
  ].map(([condition, holds]) => [new RegExp(condition), holds]);
}

/** A condition as it is written once it is known whether its emulated parts hold. */
export function emulatedCondition(written: string, preferences: Preferences): string {
  return conditions(preferences).reduce(
    (text, [condition, holds]) => text.replace(condition, holds ? '(min-width: 0px)' : '(max-width: 0px)'),
    written,
  );
}

const written = new WeakMap<CSSMediaRule, string>();

/**
 * Lets the styles of the page apply as they would for a visitor with these preferences. A page cannot ask its browser for
 * that, so the conditions of the styles are rewritten; what was written comes back with the preference.
 */
export function emulateMedia(preferences: Preferences): void {
  for (const rule of mediaRules()) {
    const own = written.get(rule) ?? rule.conditionText;
    written.set(rule, own);
    const text = emulatedCondition(own, preferences);
    if (rule.media.mediaText === text) continue;
    rule.media.mediaText = text;
  }
}

function mediaRules(): readonly CSSMediaRule[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSMediaRule),
  );
}
