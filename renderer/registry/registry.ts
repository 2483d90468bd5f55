import type { ReactNode } from 'react';
import type { Module } from '#schemas';
import type { ModuleProps } from '../host/host.ts';
import { Accordion } from '../modules/accordion/accordion.tsx';
import { FactCarousel } from '../modules/fact-carousel/fact-carousel.tsx';
import { FeatureCards } from '../modules/feature-cards/feature-cards.tsx';
import { Form } from '../modules/form/form.tsx';
import { HeaderBanner } from '../modules/header-banner/header-banner.tsx';
import { Notes } from '../modules/notes/notes.tsx';
import { QuickLinks } from '../modules/quick-links/quick-links.tsx';
import { Quote } from '../modules/quote/quote.tsx';
import { RichText } from '../modules/rich-text/rich-text.tsx';
import { SectionHeader } from '../modules/section-header/section-header.tsx';
import { Stats } from '../modules/stats/stats.tsx';
import { TabbedContent } from '../modules/tabbed-content/tabbed-content.tsx';

/** The module of each type. */
export type ModuleOf = { readonly [M in Module as M['type']]: M };

type Registry = { readonly [T in keyof ModuleOf]: (props: ModuleProps<ModuleOf[T]>) => ReactNode };

/** The component of every type of module. A type without a component does not compile. */
export const registry: Registry = {
  accordion: Accordion,
  'fact-carousel': FactCarousel,
  'feature-cards': FeatureCards,
  form: Form,
  'header-banner': HeaderBanner,
  notes: Notes,
  'quick-links': QuickLinks,
  quote: Quote,
  'rich-text': RichText,
  'section-header': SectionHeader,
  stats: Stats,
  'tabbed-content': TabbedContent,
};
