import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endTyping } from '../changes/typing.ts';
import { winter } from '../changes/winter.fixture.ts';
import { Work } from '../changes/work.ts';
import type { Copying } from '../creating/use-copying.tsx';
import { idleStructure } from '../outline/structure.fixture.ts';
import { PartPanel } from './part-panel.tsx';

const welcome = {
  kind: 'page',
  id: 'welcome',
  schemaVersion: 1,
  path: '/',
  title: 'Bread',
  zones: { content: [] },
};
const nothing = () => undefined;
const extensions = {
  modules: [],
  fields: [],
  operators: [],
  inPreview: {},
  kept: { keptMs: 60_000, endsInMs: 60_000 },
};
const copying: Copying = {
  textOf: nothing,
  paste: () => false,
  copy: async () => undefined,
  cut: async () => undefined,
  pasteCopied: async () => undefined,
  keep: nothing,
  said: '',
  dialog: null,
};

it('renders no more than the text box for a letter, and all of it when the box is left or a word taken back', async () => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const documents = [{ id: welcome.id, kind: 'page', body: JSON.stringify(welcome) }];
  const work = new Work({ changeSet: winter, drafts: [], live: 'r1' }, documents, window.sessionStorage);
  const root = createRoot(place);
  root.render(
    <>
      <PartPanel
        work={work}
        extensions={extensions}
        place={{ document: welcome.id, pointer: '' }}
        isReadOnly={false}
        problems={[]}
        check={undefined}
        structure={idleStructure(welcome)}
        copying={copying}
        documentActs={null}
        onSelect={nothing}
      />
      <button type="button">After the panel</button>
    </>,
  );
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const heading = page.getByRole('heading', { level: 2 });
  await title.click();
  await userEvent.keyboard('{End}');
  const before = rendered(place);
  await userEvent.keyboard(' and');
  await expect.element(title).toHaveValue('Bread and');
  expect(JSON.parse(work.textOf(welcome.id) ?? '').title).toBe('Bread and');
  const again = rendered(place).filter((props) => !before.includes(props));
  expect(again).toHaveLength(1);
  await expect.element(heading).toHaveTextContent('Bread');
  await userEvent.keyboard(' cake');
  await page.getByRole('button', { name: 'After the panel' }).click();
  await expect.element(heading).toHaveTextContent('Bread and cake');
  await expect.element(title).toHaveValue('Bread and cake');

  await title.click();
  await userEvent.keyboard('{End}s');
  flushSync(endTyping);
  work.undo();
  await expect.element(title).toHaveValue('Bread and cake');
  root.unmount();
});

/** The properties with which React rendered the elements last: other objects each time. */
function rendered(place: HTMLElement): readonly unknown[] {
  return [...place.querySelectorAll('*')].map(
    (element) => Object.entries(element).find(([name]) => name.startsWith('__reactProps'))?.[1],
  );
}
