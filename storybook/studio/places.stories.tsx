import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outline } from '../../studio/outline/outline.tsx';
import { SiteTree } from '../../studio/outline/site-tree.tsx';
import { type PageEntry, pageOutline } from '../../studio/parts/outline.ts';
import { nothing, studioStories } from './in-studio.tsx';
import { hours, longForm, problems, sampleWork } from './sample-work.ts';

export default { title: 'Studio/Places', ...studioStories } satisfies Meta;

const structure = {
  add: nothing,
  asking: () => undefined,
  addRow: nothing,
  move: nothing,
  documentOf: () => undefined,
  canMove: () => false,
  moveTo: nothing,
  duplicate: nothing,
  remove: async () => undefined,
  dialog: null,
};

const work = sampleWork();
const many = sampleWork([
  longForm,
  {
    ...{ kind: 'journey', id: 'long-journey', schemaVersion: 2 },
    ...{ steps: [{ id: 'long', form: 'long-form', path: '/long', title: 'A long form' }] },
  },
  ...Array.from({ length: 1000 }, (_, index) => ({
    ...{ kind: 'page', id: `page-${index}`, schemaVersion: 3, path: `/page-${index}` },
    ...{ title: `Page ${index}`, template: 'general', zones: { content: [] } },
  })),
]);

function pageAt(path: string, documents: readonly string[], of = work): PageEntry {
  const page = pageOutline(path, documents, (id) => of.textOf(id));
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return page;
}

const step = pageAt('/estimate/service', ['estimate', 'service-form']);
const usual = {
  selected: undefined,
  isReadOnly: false,
  problems: [],
  structure,
  onSelect: nothing,
  onEdit: nothing,
};

export const Site: StoryObj = {
  render: () => (
    <SiteTree work={work} path="/estimate/service" selected={undefined} menu={null} onOpen={nothing} />
  ),
};

export const SiteOfManyPages: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', blockSize: '30rem' }}>
      <SiteTree work={many} path="/page-3" selected={undefined} menu={null} onOpen={nothing} />
    </div>
  ),
};

export const PartsOfAStep: StoryObj = { render: () => <Outline page={step} {...usual} /> };

export const PartsWithASelection: StoryObj = {
  render: () => <Outline page={step} {...usual} selected={hours} />,
};

export const PartsWithProblems: StoryObj = {
  render: () => <Outline page={step} {...usual} selected={hours} problems={problems} />,
};

export const PartsToReadOnly: StoryObj = { render: () => <Outline page={step} {...usual} isReadOnly /> };

export const PartsOfALongForm: StoryObj = {
  render: () => (
    <div className="outlines" style={{ blockSize: '30rem' }}>
      <Outline page={pageAt('/long', ['long-journey', 'long-form'], many)} {...usual} />
    </div>
  ),
};
