import type { Meta, StoryObj } from '@storybook/react-vite';
import { type NavigationItem, type WordedSite, withWords } from '#engine';
import type { Page as PageDocument, Site } from '#schemas';
import { exampleContent, exampleSite } from '../host/example-content.ts';
import { sanitize } from '../host/sanitize.ts';
import examples from './examples.json';
import { Page } from './page.tsx';
import { PreviewBar } from './preview-bar.tsx';

// TypeScript infers wider types for JSON than the documents have.
const site = withWords(examples.site as unknown as Site, []);
const page = examples.page as unknown as PageDocument;
const navigation = examples.navigation as readonly NavigationItem[];

/** In the language of the toolbar. */
function spoken(site: WordedSite): WordedSite {
  const { language, words } = exampleSite;
  return { ...site, language, words };
}

export default {
  component: Page,
  render: (args) => <Page {...args} site={spoken(args.site)} />,
  parameters: { layout: 'fullscreen' },
  args: {
    page,
    site,
    navigation,
    host: { ...exampleContent(), site, sanitize, renderForm: () => null, preview: false },
    year: 2026,
  },
} satisfies Meta<typeof Page>;

type Story = StoryObj<typeof Page>;

export const Content: Story = {};
export const WithoutHeader: Story = { args: { page: { ...page, header: 'hidden' } } };
export const InPreview: Story = {
  args: { exitPreview: true },
  // On a page the bar is an island, inserted separately.
  render: (args) => (
    <>
      <Page {...args} site={spoken(args.site)} />
      <PreviewBar words={exampleSite.words.previewBar} path={page.path} />
    </>
  ),
};
