/** Value of a setting, or its mistake: a clause that follows the variable's name. */
export type Reading<Value> = { readonly value: Value } | { readonly mistake: string };

/** One environment variable, described once for the program and for docs/configuration.md. */
export interface Setting<Value> {
  readonly variable: string;
  /** One sentence that describes the setting. */
  readonly meaning: string;
  /** Text used when the variable is not set. */
  readonly fallback: string;
  readonly read: (text: string) => Reading<Value>;
}

export function wholeNumber(least: number, most: number): (text: string) => Reading<number> {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return { value };
    return { mistake: `is "${text}"; expected a whole number from ${least} to ${most}.` };
  };
}

export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
): (text: string) => Reading<Choice> {
  return (text) => {
    const value = choices.find((choice) => choice === text);
    return value === undefined
      ? { mistake: `is "${text}"; expected one of ${choices.join(', ')}.` }
      : { value };
  };
}

/** Same as `read`, but undefined for an empty text. */
export function optional<Value>(
  read: (text: string) => Reading<Value>,
): (text: string) => Reading<Value | undefined> {
  return (text) => (text === '' ? { value: undefined } : read(text));
}

/** Words separated by commas or white space. */
export function words(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

export function json(text: string): Reading<unknown> {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { mistake: 'is not JSON.' };
  }
}

/** Host names with an optional port; an empty list allows every host. */
export function readPublicHosts(text: string): Reading<readonly string[]> {
  const hosts = words(text.toLowerCase());
  const wrong = hosts.find((host) => !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.test(host));
  if (wrong === undefined) return { value: hosts };
  return { mistake: `holds "${wrong}"; expected host names such as www.example.org, without a scheme.` };
}

/** Settings that operation documents read as `settings.<name>`. */
export type OperationSettings = Readonly<Record<string, string>>;

export function readOperationSettings(text: string): Reading<OperationSettings> {
  const read = json(text);
  if ('mistake' in read) return read;
  const { value } = read;
  const mistake = 'is to be a JSON object of texts, for example {"prefix": "AB-"}.';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { mistake };
  const settings: Record<string, string> = {};
  for (const [name, setting] of Object.entries(value)) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return { mistake: `holds "${name}"; names are in camelCase.` };
    if (typeof setting !== 'string') return { mistake };
    settings[name] = setting;
  }
  return { value: settings };
}

/** Check that a form is filled in by a person. */
export type HumanCheck =
  /** A checkbox: no protection, no setup. */
  | { readonly kind: 'checkbox' }
  /** A small proof of work by the browser, checked here; no outside service is asked. */
  | { readonly kind: 'altcha' }
  | { readonly kind: 'recaptcha'; readonly siteKey: string; readonly secretKey: string };

const readKind = oneOf(['checkbox', 'altcha', 'recaptcha']);

/** `checkbox`, `altcha` or `recaptcha <site key> <secret key>`. */
export function readHumanCheck(text: string): Reading<HumanCheck> {
  const [kind = '', siteKey, secretKey, ...rest] = words(text);
  const read = readKind(kind);
  if ('mistake' in read) return read;
  if (read.value !== 'recaptcha') return { value: { kind: read.value } };
  if (siteKey !== undefined && secretKey !== undefined && rest.length === 0) {
    return { value: { kind: 'recaptcha', siteKey, secretKey } };
  }
  return { mistake: 'wants its two keys: recaptcha <site key> <secret key>.' };
}

/** Whether `npm start` runs the sandbox: by default if no services are configured; `WAYMARK_SANDBOX` overrides this. */
export function wantsSandbox(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.WAYMARK_SANDBOX === undefined ? env.WAYMARK_SERVICES === undefined : env.WAYMARK_SANDBOX === '1';
}
