import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Module } from '#schemas';
import type { Outside, SeenResult } from './outside.ts';
import { OwnModule } from './own-module.tsx';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('main');
  document.body.replaceChildren(place);
  root = createRoot(place, { onCaughtError: () => undefined });
});
afterEach(() => root.unmount());

/** The address of a component with this body. */
function component(body: string): string {
  const code = `export default function Own(props) { ${body} }`;
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

const outside = (results: Readonly<Record<string, SeenResult>> = {}, late = ''): Outside => {
  const promises = new Map(Object.entries(results).map(([id, result]) => [id, Promise.resolve(result)]));
  return {
    resultOf: (operation) => promises.get(operation) ?? new Promise(() => undefined),
    isLate: (operation) => operation === late,
    picturesOf: async () => undefined,
  };
};

const oven = (title: string) => ({ type: 'oven', title, source: 'price' }) as unknown as Module;

function show(module: Module, extension: Parameters<typeof OwnModule>[0]['extension'], given = outside()) {
  root.render(
    <OwnModule
      module={module}
      extension={extension}
      host={{ language: 'en' }}
      path="/"
      outside={given}
      addressOf={() => '/api/price'}
    />,
  );
}

it('shows a module of a site by its component, and says why while it throws', async () => {
  const shown = {
    component: component(`if (props.module.title === '') throw new Error('No title.');
    return props.module.title + ' in ' + props.host.language;`),
  };
  show(oven('Bread'), shown);
  await expect.element(page.getByText('Bread in en')).toBeVisible();
  show(oven(''), shown);
  await expect.element(page.getByText('The module oven cannot be shown: No title.')).toBeVisible();
  show(oven('Rye'), shown);
  await expect.element(page.getByText('Rye in en')).toBeVisible();
});

it('says that a module without code for browsers cannot be shown, and one whose code cannot be fetched', async () => {
  show(oven('Bread'), undefined);
  await expect.element(page.getByText(/has no code of it that a browser can run/)).toBeVisible();
  show(oven('Bread'), { component: URL.createObjectURL(new Blob(['export default'])) });
  await expect.element(page.getByText(/The module oven cannot be shown: /)).toBeVisible();
});

it('shows a region with the result of its operation, late, failed, or with what will stand there', async () => {
  const text = `return props.data.state + ' ' + JSON.stringify(props.data.result ?? null) + props.operationPath;`;
  const region = { component: component(text), region: { operation: 'source' } };
  show(oven('A'), region, outside({ price: { ok: true, result: { cents: 450 } } }));
  await expect.element(page.getByText('ready {"cents":450}/api/price')).toBeVisible();
  show(oven('B'), region, outside({}, 'price'));
  await expect.element(page.getByText('late null/api/price')).toBeVisible();
  show(oven('C'), region, outside({ price: { ok: false, reason: 'network' } }));
  await expect.element(page.getByText('failed null/api/price')).toBeVisible();
  show(oven('D'), region, outside({ price: { ok: false, reason: 'preview' } }));
  await expect.element(page.getByText(/give it an example/)).toBeVisible();
  show(oven('E'), region);
  await expect.element(page.getByText('Asks the operation price …')).toBeVisible();
});
