/** The part of TextMate grammars that the one for formulas uses. */
export interface TextMateGrammar {
  readonly patterns: readonly TextMatePattern[];
  readonly repository: Readonly<Record<string, { readonly patterns: readonly TextMatePattern[] }>>;
}

interface TextMatePattern {
  readonly name?: string;
  readonly match?: string;
  readonly begin?: string;
  readonly end?: string;
  readonly include?: string;
  readonly patterns?: readonly TextMatePattern[];
}

/** A part of a text with the name that the grammar gives it. */
export type TextMateToken = readonly [text: string, name: string];

/**
 * Tokenizes one line like an editor: the pattern with the nearest match applies, the first of several, and an
 * open region lasts until its end. The regular expressions are valid in JavaScript and in editors.
 */
export function tokensOf(grammar: TextMateGrammar, line: string): readonly TextMateToken[] {
  const tokens: TextMateToken[] = [];
  const open: TextMatePattern[] = [];
  let at = 0;
  while (at <= line.length) {
    const region = open.at(-1);
    const rules = flat(grammar, region?.patterns ?? (region ? [] : grammar.patterns));
    const candidates = rules.map((rule) => [rule, find(rule.match ?? rule.begin, line, at)] as const);
    const end = region && find(region.end, line, at);
    const nearest = candidates
      .filter(([, match]) => match !== undefined)
      .sort(([, a], [, b]) => (a?.index ?? 0) - (b?.index ?? 0))[0];
    const [rule, match] = nearest ?? [];
    if (end && end.index <= (match?.index ?? Number.POSITIVE_INFINITY)) {
      open.pop();
      at = Math.max(end.index + end[0].length, at);
      continue;
    }
    if (rule === undefined || match === undefined) break;
    if (rule.begin !== undefined) open.push(rule);
    else if (rule.name !== undefined) tokens.push([match[0], rule.name]);
    at = match.index + match[0].length;
  }
  return tokens;
}

function flat(grammar: TextMateGrammar, patterns: readonly TextMatePattern[]): readonly TextMatePattern[] {
  return patterns.flatMap((pattern) =>
    pattern.include === undefined
      ? [pattern]
      : flat(grammar, grammar.repository[pattern.include.slice(1)]?.patterns ?? []),
  );
}

function find(expression: string | undefined, line: string, from: number): RegExpExecArray | undefined {
  if (expression === undefined) return undefined;
  const pattern = new RegExp(expression, 'g');
  pattern.lastIndex = from;
  return pattern.exec(line) ?? undefined;
}
