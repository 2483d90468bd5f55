import { lazy, Suspense } from 'react';
import type { PanelContext } from '../inputs/panel-context.ts';
import type { Property } from '../settings/properties.ts';
import { LinkInput } from './link-input.tsx';
import { TextInput } from './text-input.tsx';

/** Loaded with the first text that needs it. */
const TextEditor = lazy(async () => {
  const { TextEditor: editor } = await import('../texts/text-editor.tsx');
  return { default: editor };
});

interface HtmlInputProps {
  readonly id: string;
  readonly property: Property;
  readonly subset: 'inline' | 'block';
  readonly panel: PanelContext;
}

/** A text with emphasis, links and the like; its HTML where the editor would lose something of it. */
export function HtmlInput({ id, property, subset, panel }: HtmlInputProps) {
  const { label, help, pointer, value, isRequired } = property;
  const describedBy = help === '' ? undefined : `${id}-help`;
  const html = typeof value === 'string' ? value : '';
  const write = (text: string) => panel.write(pointer, text === '' && !isRequired ? undefined : text);
  const source = (
    <TextInput
      id={id}
      data-pointer={pointer}
      aria-describedby={describedBy}
      className="formula"
      isLong
      readOnly={panel.isReadOnly}
      value={html}
      onBlur={panel.endTyping}
      onWrite={write}
    />
  );
  // A formula gives the text.
  if (html.startsWith('=') || (value !== undefined && typeof value !== 'string')) return source;
  return (
    <Suspense fallback={<p className="quiet">Opening the editor …</p>}>
      <TextEditor
        id={id}
        label={label}
        pointer={pointer}
        describedBy={describedBy}
        html={html}
        subset={subset}
        isReadOnly={panel.isReadOnly}
        isChosen={panel.focused === pointer}
        onWrite={write}
        onBlur={panel.endTyping}
        renderLink={(href, writeLink) => (
          <LinkInput
            label="Where the link leads"
            work={panel.work}
            value={href}
            isReadOnly={panel.isReadOnly}
            onWrite={writeLink}
          />
        )}
      >
        {source}
      </TextEditor>
    </Suspense>
  );
}
