import { type ComponentProps, type ComponentType, lazy, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CodeEditor } from './code-editor.tsx';
import { LateEditor } from './late-editor.tsx';

const noExtensions: readonly never[] = [];

interface TextProps {
  readonly editor: ComponentType<ComponentProps<typeof CodeEditor>>;
  readonly initial: string;
  readonly onWrite: (text: string) => void;
}

/** A text that is edited in a box until the editor is loaded. */
function Text({ editor: Editor, initial, onWrite }: TextProps) {
  const [value, setValue] = useState(initial);
  const write = (typed: string) => {
    onWrite(typed);
    setValue(typed);
    return typed;
  };
  return (
    <LateEditor
      box={<textarea aria-label="Message" value={value} onChange={({ target }) => write(target.value)} />}
    >
      <Editor
        id="message"
        label="Message"
        value={value}
        isReadOnly={false}
        extensions={noExtensions}
        onWrite={write}
      />
    </LateEditor>
  );
}

function showText(initial: string) {
  let arrive: (loaded: { readonly default: typeof CodeEditor }) => void = () => undefined;
  const loading = new Promise<{ readonly default: typeof CodeEditor }>((resolve) => {
    arrive = resolve;
  });
  const editor = lazy(() => loading);
  let written = initial;
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const write = (text: string) => {
    written = text;
  };
  flushSync(() => createRoot(place).render(<Text editor={editor} initial={initial} onWrite={write} />));
  return { written: () => written, load: () => arrive({ default: CodeEditor }) };
}

const box = page.getByRole('textbox', { name: 'Message' });
const soon = { timeout: 5000 };
const isEditor = () => document.querySelector('textarea') === null;

it('takes focus, cursor and what was typed from the box that it takes the place of', async () => {
  const { written, load } = showText('There are seats');
  await box.click();
  await userEvent.keyboard('{Home}{ArrowRight>10/}');
  await userEvent.keyboard('no ');
  load();
  await expect.poll(isEditor, soon).toBe(true);
  await userEvent.keyboard('free ');
  await expect.poll(written, soon).toBe('There are no free seats');
});

it('types over what was selected in the box', async () => {
  const { written, load } = showText('There are seats');
  await box.click();
  await userEvent.keyboard('{Home}{Shift>}{ArrowRight>5/}{/Shift}');
  load();
  await expect.poll(isEditor, soon).toBe(true);
  await userEvent.keyboard('Here');
  await expect.poll(written, soon).toBe('Here are seats');
});

it('leaves the focus to somebody who is elsewhere', async () => {
  const { load } = showText('There are seats');
  const other = document.createElement('input');
  document.body.append(other);
  await box.click();
  other.focus();
  load();
  await expect.poll(isEditor, soon).toBe(true);
  expect(document.activeElement).toBe(other);
});
