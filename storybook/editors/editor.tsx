import { useState } from 'react';
import type { LocatedSchema } from '../schemas/read-schema.ts';
import { blankOf, type EditedProperty, propertiesOf, shapeOf } from './shape-of.ts';

interface EditorProps {
  readonly located: LocatedSchema;
  readonly value: unknown;
  /** Accessible name of the control. */
  readonly label: string;
  /** Called with `undefined` when the value is removed. */
  readonly onChange: (value: unknown) => void;
}

/** The editor for a value, selected by its schema. */
function Editor(props: EditorProps) {
  const { located, value, label, onChange } = props;
  const shape = shapeOf(located, value);
  switch (shape.kind) {
    case 'text': {
      const control = {
        'aria-label': label,
        value: typeof value === 'string' ? value : '',
        onChange: ({ target }: { readonly target: { readonly value: string } }) =>
          onChange(target.value === '' ? undefined : target.value),
      };
      return shape.long ? <textarea rows={2} {...control} /> : <input type="text" {...control} />;
    }
    case 'number':
      return (
        <input
          type="number"
          aria-label={label}
          min={shape.minimum}
          max={shape.maximum}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        />
      );
    case 'boolean':
      return <ChoiceEditor values={[true, false]} {...props} />;
    case 'choice':
      return <ChoiceEditor values={shape.values} {...props} />;
    case 'list':
      return <ListEditor item={shape.item} {...props} />;
    case 'object':
      return <ObjectEditor properties={shape.properties} {...props} />;
    case 'variants':
      return <VariantEditor variants={shape.variants} {...props} />;
    default:
      return <FormulaEditor key={label} {...props} />;
  }
}

function ChoiceEditor({
  values,
  value,
  label,
  onChange,
}: EditorProps & { readonly values: readonly unknown[] }) {
  const texts = values.map((entry) => JSON.stringify(entry));
  return (
    <select
      aria-label={label}
      value={value === undefined ? '' : JSON.stringify(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : JSON.parse(target.value))}
    >
      <option value="">not given</option>
      {texts.map((text) => (
        <option key={text} value={text}>
          {text.replaceAll('"', '')}
        </option>
      ))}
    </select>
  );
}

/** A text, a formula, or JSON. Text that parses as JSON is taken as JSON. */
function FormulaEditor({ value, label, onChange }: EditorProps) {
  const [text, setText] = useState(
    typeof value === 'string' || value === undefined ? value : JSON.stringify(value),
  );
  return (
    <textarea
      rows={2}
      aria-label={label}
      placeholder="A value, a formula that begins with =, or JSON"
      value={text ?? ''}
      onChange={({ target }) => {
        setText(target.value);
        onChange(target.value === '' ? undefined : meaningOf(target.value));
      }}
    />
  );
}

function meaningOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The elements of a list, each with its editor; elements can be added, moved up and removed. */
function ListEditor({ item, value, label, onChange }: EditorProps & { readonly item: LocatedSchema }) {
  const elements: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <div className="list">
      {elements.map((element, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an element has no identity but its place.
        <details key={index}>
          <summary>
            {index + 1}. {titleOf(element)}
          </summary>
          <Editor
            located={item}
            value={element}
            label={`${label} ${index + 1}`}
            onChange={(changed) => onChange(elements.with(index, changed ?? ''))}
          />
          <p>
            {index > 0 && (
              <button
                type="button"
                onClick={() => onChange(elements.toSpliced(index - 1, 2, element, elements[index - 1]))}
              >
                Move up
              </button>
            )}
            <button type="button" onClick={() => onChange(elements.toSpliced(index, 1))}>
              Remove
            </button>
          </p>
        </details>
      ))}
      <button
        type="button"
        aria-label={`Add to ${label}`}
        onClick={() => onChange([...elements, blankOf(item)])}
      >
        Add
      </button>
    </div>
  );
}

/** Title that tells an element from the others. */
function titleOf(element: unknown): string {
  if (typeof element !== 'object' || element === null) return String(element);
  const words = Object.entries(element).filter(([, part]) => typeof part === 'string');
  return words
    .slice(0, 2)
    .map(([, part]) => String(part).slice(0, 40))
    .join(' · ');
}

type Values = Readonly<Record<string, unknown>>;

/** The properties of an object, each with its description and editor. Empty properties are left out. */
export function ObjectEditor({
  properties,
  value,
  label,
  onChange,
}: EditorProps & { readonly properties: readonly EditedProperty[] }) {
  const values = valuesOf(value);
  return (
    <div className="properties">
      {properties.map(({ name, description, required, located }) => (
        <div key={name} className="property">
          <p>
            <code>{name}</code>
            {required && <span> (required)</span>}
            {description && <span className="description">{description}</span>}
          </p>
          <Editor
            located={located}
            value={values[name]}
            label={`${label} ${name}`.trim()}
            onChange={(changed) => onChange(withPart(values, name, changed))}
          />
        </div>
      ))}
    </div>
  );
}

/** An object of one of several types: first a choice of the type, then its properties. */
function VariantEditor({
  variants,
  value,
  label,
  onChange,
}: EditorProps & { readonly variants: Readonly<Record<string, LocatedSchema>> }) {
  const values = valuesOf(value);
  const name = String(values.type ?? Object.keys(variants).find((key) => Object.hasOwn(values, key)) ?? '');
  const variant = variants[name];
  return (
    <div className="properties">
      <select
        aria-label={`${label} type`}
        value={name}
        onChange={({ target }) => {
          const chosen = variants[target.value];
          if (chosen) onChange(blankOf(chosen));
        }}
      >
        {Object.keys(variants).map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      {variant && (
        <ObjectEditor
          properties={propertiesOf(variant)}
          located={variant}
          value={value}
          label={label}
          onChange={onChange}
        />
      )}
    </div>
  );
}

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

function withPart(values: Values, name: string, part: unknown): Values {
  const { [name]: _, ...others } = values;
  return part === undefined ? others : { ...values, [name]: part };
}
