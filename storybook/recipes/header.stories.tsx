import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteHeader } from '../../renderer/page/site-header.tsx';
import { site } from './recipes.ts';
import { shownAs } from './shown-as.ts';

type Header = Parameters<typeof SiteHeader>[0];

export default {
  title: 'Recipes/Header',
  component: SiteHeader,
  args: { header: site.header, path: '/riders/first-ride' },
  parameters: shownAs(
    ({ header }: Header) => ({ header }),
    'Logo, sections and up to two calls to action; part of the site document, so every page has the same. Name sections by what visitors look for. A page or its template may ask for the simple header, which keeps visitors of a journey on their way, or for none.',
  ),
} satisfies Meta<typeof SiteHeader>;

export const Full: StoryObj<typeof SiteHeader> = {};
export const Simple: StoryObj<typeof SiteHeader> = { args: { simple: true } };
export const WithASummary: StoryObj<typeof SiteHeader> = {
  args: { simple: true, summaries: [{ journey: 'bicycle-hire', step: 'hire', openLabel: 'Show your hire' }] },
};
