/** Preferences of a visitor's device, and whether it runs scripts. */
export interface Preferences {
  readonly forcedColors: boolean;
  readonly reducedMotion: boolean;
  readonly scripting: boolean;
}

/** Each media condition that is emulated, with whether it holds. */
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

/** A media condition with its emulated parts replaced by whether they hold. */
export function emulatedCondition(written: string, preferences: Preferences): string {
  return conditions(preferences).reduce(
    (text, [condition, holds]) => text.replace(condition, holds ? '(min-width: 0px)' : '(max-width: 0px)'),
    written,
  );
}

const written = new WeakMap<CSSMediaRule, string>();

/**
 * Applies the styles of the page as for a visitor with these preferences. A page cannot change its browser's
 * preferences, so the media conditions are rewritten, and restored later.
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
