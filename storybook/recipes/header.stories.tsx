import type { Meta, StoryObj } from '@storybook/react-vite';
import { SimpleHeader, SiteHeader } from '../../renderer/page/header/site-header.tsx';
import { navigation, site } from './recipes.ts';
import { shownAs } from './shown-as.ts';

type Header = Parameters<typeof SiteHeader>[0];

export default {
  title: 'Recipes/Header',
  component: SiteHeader,
  args: { header: site.header, words: site.words.header, navigation, path: '/riders/first-ride' },
  parameters: shownAs(
    ({ header }: Header) => ({ header }),
    'Sections, logo, the navigation of a section, search and up to two calls to action; part of the site document, so every page has the same. Name sections by what visitors look for, and let the titles of pages name the rest. A page or its template may ask for the simple header, which keeps visitors of a journey on their way, or for none.',
  ),
} satisfies Meta<typeof SiteHeader>;

export const Full: StoryObj<typeof SiteHeader> = {};
export const Simple: StoryObj<typeof SiteHeader> = { render: (args) => <SimpleHeader {...args} /> };
export const WithASummary: StoryObj<typeof SiteHeader> = {
  args: { summaries: [{ journey: 'bicycle-hire', step: 'hire', openLabel: 'Show your hire' }] },
  render: (args) => <SimpleHeader {...args} />,
};
