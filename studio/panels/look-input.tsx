import type { JsonValue } from '#engine';
import type { PanelContext } from '../inputs/panel-context.ts';
import { lookOf, looks } from '../settings/answer-limits.ts';
import { isObject } from '../settings/json.ts';

interface LookInputProps {
  readonly id: string;
  readonly 'data-pointer': string;
  readonly 'aria-describedby': string | undefined;
  readonly panel: PanelContext;
}

/** The look that a text must have, such as that of an e-mail address: its format and its pattern as one choice. */
export function LookInput({ panel, ...own }: LookInputProps) {
  const around = own['data-pointer'].replace(/\/format$/, '');
  const value = panel.valueAt(around);
  const chosen = lookOf(value);
  const choose = (index: number) => {
    const { format, pattern } = looks[index] ?? {};
    const { format: _, pattern: __, ...rest } = (isObject(value) ? value : {}) as Record<string, JsonValue>;
    panel.write(around, { ...rest, ...(format && { format }), ...(pattern && { pattern }) });
    panel.endTyping();
  };
  return (
    <select
      {...own}
      disabled={panel.isReadOnly}
      value={chosen}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {chosen < 0 && <option value={-1}>As it is under “For specialists”</option>}
      {looks.map(({ words }, index) => (
        <option key={words} value={index}>
          {words}
        </option>
      ))}
    </select>
  );
}
