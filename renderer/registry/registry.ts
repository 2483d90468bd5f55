import type { ReactNode } from 'react';
import type { Module } from '#schemas';
import type { ModuleProps } from '../host/host.ts';
import { Accordion } from '../modules/accordion/accordion.tsx';
import { Article } from '../modules/article/article.tsx';
import { Banner } from '../modules/banner/banner.tsx';
import { Breadcrumb } from '../modules/breadcrumb/breadcrumb.tsx';
import { Cards } from '../modules/cards/cards.tsx';
import { CurveBackground } from '../modules/curve-background/curve-background.tsx';
import { DescriptionList } from '../modules/description-list/description-list.tsx';
import { FactCarousel } from '../modules/fact-carousel/fact-carousel.tsx';
import { FaqInPage } from '../modules/faq-in-page/faq-in-page.tsx';
import { FeatureCards } from '../modules/feature-cards/feature-cards.tsx';
import { FinePrint } from '../modules/fine-print/fine-print.tsx';
import { Form } from '../modules/form/form.tsx';
import { Goals } from '../modules/goals/goals.tsx';
import { HeaderBanner } from '../modules/header-banner/header-banner.tsx';
import { ImageCard } from '../modules/image-card/image-card.tsx';
import { ImageSnippet } from '../modules/image-snippet/image-snippet.tsx';
import { ImageStrip } from '../modules/image-strip/image-strip.tsx';
import { JumpList } from '../modules/jump-list/jump-list.tsx';
import { LatestArticles } from '../modules/latest-articles/latest-articles.tsx';
import { LatestDocuments } from '../modules/latest-documents/latest-documents.tsx';
import { Milestones } from '../modules/milestones/milestones.tsx';
import { Notes } from '../modules/notes/notes.tsx';
import { ProgressCards } from '../modules/progress-cards/progress-cards.tsx';
import { QuickLinks } from '../modules/quick-links/quick-links.tsx';
import { Quote } from '../modules/quote/quote.tsx';
import { RelatedArticles } from '../modules/related-articles/related-articles.tsx';
import { RelatedDocuments } from '../modules/related-documents/related-documents.tsx';
import { RichText } from '../modules/rich-text/rich-text.tsx';
import { SectionHeader } from '../modules/section-header/section-header.tsx';
import { Stats } from '../modules/stats/stats.tsx';
import { TabbedContent } from '../modules/tabbed-content/tabbed-content.tsx';
import { TextTable } from '../modules/text-table/text-table.tsx';
import { VideoCard } from '../modules/video-card/video-card.tsx';
import type { RegionName } from './region-registry.ts';

/** The module of each type. */
export type ModuleOf = { readonly [M in Module as M['type']]: M };

/** Every type of module that is not a region. */
export type RenderedType = Exclude<keyof ModuleOf, RegionName>;

type Registry = { readonly [T in RenderedType]: (props: ModuleProps<ModuleOf[T]>) => ReactNode };

/**
 * The component of every type of module, except regions (./region-registry.ts). A type without a
 * component does not compile.
 */
export const registry: Registry = {
  accordion: Accordion,
  banner: Banner,
  breadcrumb: Breadcrumb,
  cards: Cards,
  'curve-background': CurveBackground,
  'description-list': DescriptionList,
  article: Article,
  'fact-carousel': FactCarousel,
  'faq-in-page': FaqInPage,
  'feature-cards': FeatureCards,
  'fine-print': FinePrint,
  form: Form,
  goals: Goals,
  'header-banner': HeaderBanner,
  'image-card': ImageCard,
  'image-snippet': ImageSnippet,
  'image-strip': ImageStrip,
  'jump-list': JumpList,
  'latest-articles': LatestArticles,
  'latest-documents': LatestDocuments,
  milestones: Milestones,
  notes: Notes,
  'progress-cards': ProgressCards,
  'quick-links': QuickLinks,
  quote: Quote,
  'related-articles': RelatedArticles,
  'related-documents': RelatedDocuments,
  'rich-text': RichText,
  'section-header': SectionHeader,
  stats: Stats,
  'tabbed-content': TabbedContent,
  'text-table': TextTable,
  'video-card': VideoCard,
};
