// Generated from schemas/ by `npm run generate`. Do not edit.
import type { CallInput, Rule, Template, ValueSchema } from '../rules/rule-types.ts';

/**
 * Any document.
 */
export type Document =
  | Page
  | Journey
  | Facts
  | Form
  | Decision
  | FunctionDocument
  | Operation
  | Options
  | Analytics
  | Site
  | Content
  | Contract
  | Types
  | LanguagePack
  | Preset
  | AnswerSet
  | Translation
  | Asset;
/**
 * One part of a page.
 */
export type Module =
  | Accordion
  | Article
  | ArticleList
  | Banner
  | Breadcrumb
  | Cards
  | CurveBackground
  | DataTable
  | DescriptionList
  | DocumentList
  | FactCarousel
  | FAQInPage
  | FAQList
  | FeatureCards
  | FinePrint
  | FormModule
  | Goals
  | HeaderBanner
  | ImageCard
  | ImageSnippet
  | ImageStrip
  | JumpList
  | LatestArticles
  | LatestDocuments
  | Milestones
  | Notes
  | PictureSeries
  | ProgressCards
  | QuickLinks
  | Quote
  | RelatedArticles
  | RelatedDocuments
  | RichText
  | SectionHeader
  | SiteSearch
  | Stats
  | TabbedContent
  | TextTable
  | VideoCard;
/**
 * One piece of rich text.
 */
export type Block =
  | HeaderBlock
  | ParagraphBlock
  | ListBlock
  | QuoteBlock
  | RawBlock
  | EmbedBlock
  | DelimiterBlock
  | ImageBlock
  | TableBlock;
/**
 * Content of the open section.
 *
 * @maxItems 500
 */
export type Blocks = Block[];
/**
 * The conditions.
 *
 * @maxItems 500
 */
export type Blocks1 = Block[];
/**
 * A small module under the text of the banner; modules of the site's own may stand here, too.
 */
export type BannerBadge = Breadcrumb | FinePrint;
/**
 * The notes.
 *
 * @maxItems 500
 */
export type Blocks2 = Block[];
/**
 * The blocks, in order.
 *
 * @maxItems 500
 */
export type Blocks3 = Block[];
/**
 * Content of the section.
 *
 * @maxItems 500
 */
export type Blocks4 = Block[];
/**
 * Names of answers, texts all of them, that the journey has in common with every other journey that names them: what the visitor has answered in one stands in the others, where it fits. A step whose answers this changes has to be submitted again. One that the journey does not ask for is read like its own.
 *
 * @minItems 1
 * @maxItems 100
 *
 * Items: Name of a field, fact, result or parameter: camelCase.
 */
export type SharedAnswers = string[];
/**
 * The first that does not hold decides.
 *
 * @minItems 1
 * @maxItems 20
 */
export type NeedList = Need[];
/**
 * One part of the page of a step.
 */
export type StepModule =
  | Accordion
  | Article
  | ArticleList
  | Banner
  | Breadcrumb
  | Cards
  | CurveBackground
  | DataTable
  | DescriptionList
  | DocumentList
  | FactCarousel
  | FAQInPage
  | FAQList
  | FeatureCards
  | FinePrint
  | StepForm
  | Goals
  | HeaderBanner
  | ImageCard
  | ImageSnippet
  | ImageStrip
  | JumpList
  | LatestArticles
  | LatestDocuments
  | Milestones
  | Notes
  | PictureSeries
  | ProgressCards
  | QuickLinks
  | Quote
  | RelatedArticles
  | RelatedDocuments
  | RichText
  | SectionHeader
  | SiteSearch
  | Stats
  | TabbedContent
  | TextTable
  | VideoCard;
/**
 * The modules of the step's page, in order; {"type": "form"} is the step's form. Only the form when left out.
 *
 * @maxItems 200
 */
export type StepContent = StepModule[];
/**
 * Modules of the step's page that follow its content, be that its own or that of every step.
 *
 * @maxItems 200
 */
export type BelowTheContent = StepModule[];
/**
 * Something that happens on an event. Its verb is a key, such as {"call": "order-create", "as": "order"}.
 */
export type Action =
  | CallAction
  | SendAction
  | AttemptAction
  | SetAction
  | ClearAction
  | TrackAction
  | NotifyAction
  | ResetAction
  | GoAction
  | GoToPageAction
  | GoToAddressAction
  | SubmitAction
  | RunAction;
/**
 * Checks that a JSON Schema cannot express: each rule must not be false.
 *
 * @maxItems 50
 */
export type Checks = Check[];
/**
 * Names of answers to other forms: when a visitor changes one of them, this answer is taken away.
 *
 * @minItems 1
 * @maxItems 20
 *
 * Items: Name of a field, fact, result or parameter: camelCase.
 */
export type ClearedBy = string[];
/**
 * Actions that run once the answer has changed: a choice is made, or a text is left; not at every key. The answers of the step are kept at once; an empty list does nothing else.
 *
 * @maxItems 50
 */
export type OnChange = Action[];
/**
 * One question of a form.
 */
export type Field =
  | AddressInputField
  | ButtonField
  | CheckboxField
  | CheckboxGroupField
  | ChoiceCardsField
  | DateInputField
  | DateRangeField
  | DurationInputField
  | FileUploadField
  | HumanCheckField
  | ItemListField
  | LookUpInputField
  | MoneyInputField
  | MonthInputField
  | NameInputField
  | NextStepsField
  | NoticeField
  | NumberInputField
  | RadioGroupField
  | RankingField
  | ReviewField
  | RichTextInputField
  | SelectField
  | SignatureInputField
  | StepperField
  | SuggestInputField
  | SwitchField
  | TableField
  | TaskListField
  | TextAreaField
  | TextBlockField
  | TextInputField
  | TimeInputField
  | YesNoField;
/**
 * Actions that run when the button is pressed.
 *
 * @minItems 1
 * @maxItems 50
 */
export type OnPress = Action[];
/**
 * The answer before the visitor gives one.
 */
export type Default = string | number | boolean | (string | number)[];
/**
 * Further columns: a text, a number, true or false, a list of these, or an image. Rules read them with `lookup`, or as `item.<name>`.
 */
export type Data = {readonly [column: string]: unknown};
/**
 * One question about each item of a list.
 */
export type ItemField =
  | AddressInputField
  | CheckboxGroupField
  | CheckboxField
  | DateInputField
  | DurationInputField
  | MoneyInputField
  | MonthInputField
  | NameInputField
  | NumberInputField
  | RadioGroupField
  | RankingField
  | RichTextInputField
  | SelectField
  | SignatureInputField
  | StepperField
  | SwitchField
  | TextAreaField
  | TextInputField
  | TimeInputField
  | YesNoField;
/**
 * Checks that a JSON Schema cannot express: each rule must not be false.
 *
 * @maxItems 50
 */
export type Checks1 = Check[];
/**
 * Names of `data` that visitors read: a translation says them as it says labels.
 *
 * @minItems 1
 * @maxItems 50
 *
 * Items: Name of a field, fact, result or parameter: camelCase.
 */
export type TextNames = string[];
/**
 * Fonts of all text.
 *
 * @minItems 1
 * @maxItems 12
 */
export type Families = string[];
/**
 * Fonts of headings; those of text when left out.
 *
 * @minItems 1
 * @maxItems 12
 */
export type Families1 = string[];
/**
 * A number to call; empty while there is none.
 */
export type Phone = string;
/**
 * The navigation of the site: its sections, the entries of each, and the links in the dropdown of an entry. An entry is a page of this site, whose title it has, or a link to elsewhere.
 *
 * @maxItems 10
 */
export type Navigation = NavigationSection[];
/**
 * Hosts that the script calls.
 *
 * @maxItems 10
 */
export type ConnectsTo = string[];
/**
 * Hosts that the script embeds.
 *
 * @maxItems 10
 */
export type Frames = string[];
/**
 * Names of fields that a translation says, and the texts inside other fields, such as the label of a picture. Left out, items have language versions instead.
 *
 * @minItems 1
 * @maxItems 50
 *
 * Items: Name of a field, fact, result or parameter: camelCase.
 */
export type TextNames1 = string[];
/**
 * Rich text, as the block editor writes it.
 *
 * @maxItems 500
 */
export type Blocks5 = Block[];

/**
 * A page of the site: its address, search-engine record and zones of modules.
 */
export interface Page {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'page';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 1;
  /**
   * Path of the page on this site. A page with "each" ends it with the field of the items that completes it, such as `/news/{slug}`.
   */
  path: string;
  each?: ItemsOfAPage;
  /**
   * When this may first be seen, in the time zone of the site or with an offset: 2026-12-01T09:00 or 2026-12-01T09:00+13:00. Until then it does not exist for visitors; the preview shows it.
   */
  publishFrom?: string;
  /**
   * When this is no longer seen, in the time zone of the site or with an offset: 2026-12-24T17:00 or 2026-12-24T17:00+13:00. From then on it does not exist for visitors; the preview shows it.
   */
  publishUntil?: string;
  redirect?: PageRedirect;
  /**
   * Name of one of the site's templates; letter case does not matter. For any other name the site's default template stands in.
   */
  template: string;
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  seo: PageSEO;
  /**
   * The site header: shown; simple, with the logo and the second call alone, where a visitor should not be led away; or hidden. What a page says goes before what its template says; shown when neither says anything.
   */
  header?: 'shown' | 'simple' | 'hidden';
  zones: Zones;
}
/**
 * Makes one page of every item of lists. Its title and SEO texts may hold {{ item.<field> }}.
 */
export interface ItemsOfAPage {
  /**
   * Reference name of the list, or of several.
   */
  list: string | string[];
  /**
   * Field of the items that ends the path of their pages.
   */
  slug: string;
}
/**
 * Sends visitors of this page elsewhere; breadcrumbs link there too.
 */
export interface PageRedirect {
  /**
   * Where to go instead.
   */
  url: string;
}
export interface PageSEO {
  /**
   * Text of the description meta tag.
   */
  metaDescription?: string;
  /**
   * Text of the keywords meta tag.
   */
  metaKeywords?: string;
  /**
   * Extra meta and link tags for the head.
   */
  metaHTML?: string;
  /**
   * Listed in the sitemap; a page that is not is marked noindex.
   */
  sitemapVisible: boolean;
}
export interface Zones {
  /**
   * The modules of the page, in order.
   *
   * @maxItems 200
   */
  content: Module[];
  /**
   * Backgrounds with curved edges behind modules of the content.
   *
   * @maxItems 20
   */
  backgroundCurves?: CurveBackground[];
}
/**
 * Sections that open and close. The address of the page with #section-<contentID> opens one.
 */
export interface Accordion {
  type: 'accordion';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The sections, in order.
   *
   * @maxItems 100
   */
  items: AccordionItem[];
}
export interface AccordionItem {
  /**
   * Id of the content item; makes the fragment that opens this section.
   */
  contentID: number;
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  blocks: Blocks;
}
/**
 * A heading within the text.
 */
export interface HeaderBlock {
  type: 'header';
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * The heading; inline HTML.
   */
  text: string;
  /**
   * Level of the heading; the first level is the page title.
   */
  level: 2 | 3 | 4 | 5 | 6;
}
/**
 * A paragraph.
 */
export interface ParagraphBlock {
  type: 'paragraph';
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * The paragraph; inline HTML.
   */
  text: string;
}
/**
 * A list, nested as deep as it needs.
 */
export interface ListBlock {
  type: 'list';
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Numbered or not.
   */
  style: 'ordered' | 'unordered';
  /**
   * The items, in order.
   *
   * @maxItems 200
   */
  items: ListItem[];
}
export interface ListItem {
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * The item; inline HTML.
   */
  content: string;
  /**
   * Items under this one.
   *
   * @maxItems 200
   */
  items?: ListItem[];
}
/**
 * A quotation within the text.
 */
export interface QuoteBlock {
  type: 'quote';
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * The words; inline HTML.
   */
  text: string;
  /**
   * The words in the language of the site, under them; inline HTML.
   */
  translation?: string;
  /**
   * Who said it; inline HTML.
   */
  caption?: string;
  /**
   * Where the text stands; left when left out.
   */
  alignment?: 'left' | 'center';
}
/**
 * HTML as it is; only a safe subset is rendered.
 */
export interface RawBlock {
  type: 'raw';
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * The HTML.
   */
  html: string;
}
/**
 * A video from elsewhere. An address without a video id renders nothing.
 */
export interface EmbedBlock {
  type: 'embed';
  /**
   * Address of the video; the id is the text after v=.
   */
  source: string;
  /**
   * Short plain text a visitor reads.
   */
  caption: string;
}
/**
 * A break between two parts of the text.
 */
export interface DelimiterBlock {
  type: 'delimiter';
}
/**
 * A picture within the text.
 */
export interface ImageBlock {
  type: 'image';
  file: ImageFile;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  /**
   * Share of the text width it takes; full when left out.
   */
  size?: 'small' | 'medium' | 'full';
  /**
   * Text under the picture; inline HTML.
   */
  caption?: string;
}
export interface ImageFile {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  url: string;
  /**
   * Width in pixels.
   */
  width: number;
  /**
   * Height in pixels.
   */
  height: number;
  narrow?: NarrowPicture;
}
/**
 * The same drawn for windows narrower than 768 px, where text within the first would be too small to read.
 */
export interface NarrowPicture {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  url: string;
  /**
   * Width in pixels.
   */
  width: number;
  /**
   * Height in pixels.
   */
  height: number;
}
/**
 * A table of text.
 */
export interface TableBlock {
  type: 'table';
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Short plain text a visitor reads.
   */
  caption?: string;
  /**
   * Whether the first row is a header row.
   */
  withHeadings?: boolean;
  /**
   * Whether the first cell of each row says what the row is about, as a heading of the row; as `withHeadings` when left out.
   */
  withRowHeadings?: boolean;
  /**
   * The rows; each a list of cells with inline HTML.
   *
   * @maxItems 500
   */
  content: string[][];
}
/**
 * The item of an item page as an article: breadcrumb, title, description, type, date, time to read, text and description lists.
 */
export interface Article {
  type: 'article';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Whether to show how long the text takes to read; it does not when this is left out.
   */
  readTime?: boolean;
  /**
   * Path of the page that lists the articles: topics link to it with the parameter topicId.
   */
  list?: string;
}
/**
 * All articles of a list, newest first, with filters by year, month, article type and topic.
 */
export interface ArticleList {
  type: 'article-list';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The articles to list.
   */
  query: ContentQuery;
  /**
   * Whether visitors may filter the list; they may when this is left out. A list with filters shows 12 articles at first, one without shows 10.
   */
  filters?: boolean;
  words?: ListingWords;
}
/**
 * Words to say otherwise than usual.
 */
export interface ListingWords {
  /**
   * Short plain text a visitor reads.
   */
  filterTitle?: string;
  /**
   * Short plain text a visitor reads.
   */
  openFilters?: string;
  /**
   * Short plain text a visitor reads.
   */
  closeFilters?: string;
  /**
   * Short plain text a visitor reads.
   */
  year?: string;
  /**
   * Short plain text a visitor reads.
   */
  anyYear?: string;
  /**
   * Short plain text a visitor reads.
   */
  month?: string;
  /**
   * Short plain text a visitor reads.
   */
  anyMonth?: string;
  /**
   * Short plain text a visitor reads.
   */
  tag?: string;
  /**
   * Short plain text a visitor reads.
   */
  topic?: string;
  /**
   * Short plain text a visitor reads.
   */
  apply?: string;
  /**
   * Short plain text a visitor reads.
   */
  clear?: string;
  /**
   * Short plain text a visitor reads.
   */
  loadMore?: string;
  /**
   * Short plain text a visitor reads.
   */
  showingAll?: string;
  /**
   * Short plain text a visitor reads.
   */
  showingSome?: string;
  /**
   * Short plain text a visitor reads.
   */
  noMatches?: string;
  /**
   * Short plain text a visitor reads.
   */
  noMatchesText?: string;
}
/**
 * A band with one message and one call to action, between other modules.
 */
export interface Banner {
  type: 'banner';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  /**
   * A sentence under the message.
   */
  description?: string;
  cta?: Link;
  image?: Image;
  /**
   * Surface of the band; accent when left out.
   */
  tone?: 'accent' | 'night' | 'paper';
}
/**
 * Advice on what to do about it.
 */
export interface Link {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Picture beside the text.
 */
export interface Image {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * The point that stays in sight where the picture is cut to a shape, in per cent from the left and from the top. That of the asset if left out, else the middle.
 */
export interface Focus {
  x: number;
  y: number;
}
/**
 * Links to the pages above this one. Hidden on a page that has none.
 */
export interface Breadcrumb {
  type: 'breadcrumb';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  label?: string;
}
/**
 * Cards with a picture, a few words and a call to action. Hidden without cards.
 */
export interface Cards {
  type: 'cards';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * A sentence or two under the heading.
   */
  description?: string;
  /**
   * The cards, in order.
   *
   * @maxItems 24
   */
  cards?: CardsCard[];
  /**
   * Content items of which the cards are made, one of each, instead of `cards`.
   */
  query?: ContentQuery;
  card?: CardOfAnItem;
}
export interface CardsCard {
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  image?: Image1;
  /**
   * A sentence or two under the heading.
   */
  description?: string;
  /**
   * Short plain text a visitor reads.
   */
  phone?: string;
  cta?: Link1;
}
/**
 * Picture over the text.
 */
export interface Image1 {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * Where the card leads.
 */
export interface Link1 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * How a card is made of an item of the query. Texts may hold {{ item.<field> }}. The picture is that of the field `image`.
 */
export interface CardOfAnItem {
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  /**
   * A sentence or two under the heading.
   */
  description?: string;
  /**
   * Short plain text a visitor reads.
   */
  phone?: string;
  cta?: Link2;
}
/**
 * Where the card leads.
 */
export interface Link2 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * A background with a curved edge behind some modules of the page.
 */
export interface CurveBackground {
  type: 'curve-background';
  /**
   * The `id` of the first module in front of it.
   */
  startModuleId: string;
  /**
   * Number of modules in front of it.
   */
  span: number;
  /**
   * Colour of the background, from the site’s own.
   */
  backgroundColor: 'paper' | 'mist' | 'accent-soft';
  /**
   * Edge that is curved: an arch on top, a bowl at the bottom, both as a lens, or a sweep across the top.
   */
  curveType: 'arch' | 'bowl' | 'lens' | 'sweep';
}
/**
 * A table of what an operation gives at the moment, one row for each of its results.
 */
export interface DataTable {
  type: 'data-table';
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * Short plain text a visitor reads.
   */
  caption: string;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  operation: string;
  /**
   * Shows only the rows whose fields have these values.
   */
  where?: {
    [k: string]: string | number | boolean;
  };
  /**
   * The columns in order. The first one names its row.
   *
   * @minItems 1
   * @maxItems 12
   */
  columns: DataColumn[];
  /**
   * Shown instead of a table without rows.
   */
  empty: string;
  /**
   * Shown instead of the table when the operation fails.
   */
  failure: string;
}
export interface DataColumn {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Name of the field of a row that the column shows.
   */
  field: string;
  /**
   * How the value is written; `text` when left out. A date and time is that of the site's time zone.
   */
  format?: 'text' | 'number' | 'date' | 'date-time';
  /**
   * Digits behind the point of a number; as many as it has when left out.
   */
  decimals?: number;
  /**
   * Name of a field of the row that holds an address: the value links to it. Without an address in the row there is no link.
   */
  link?: string;
}
/**
 * Terms with their descriptions. Hidden without items.
 */
export interface DescriptionList {
  type: 'description-list';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The terms, in any order: `itemOrder` decides.
   *
   * @maxItems 100
   */
  items: DescriptionListItem[];
}
export interface DescriptionListItem {
  /**
   * Short plain text a visitor reads.
   */
  term: string;
  /**
   * HTML; only a safe subset is rendered.
   */
  description: string;
  /**
   * Place in the list; the lowest number is first.
   */
  itemOrder: number;
}
/**
 * All documents of a list, newest first, with filters by year and category.
 */
export interface DocumentList {
  type: 'document-list';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The documents to list.
   */
  query: ContentQuery;
  words?: ListingWords1;
}
/**
 * Words to say otherwise than usual.
 */
export interface ListingWords1 {
  /**
   * Short plain text a visitor reads.
   */
  filterTitle?: string;
  /**
   * Short plain text a visitor reads.
   */
  openFilters?: string;
  /**
   * Short plain text a visitor reads.
   */
  closeFilters?: string;
  /**
   * Short plain text a visitor reads.
   */
  year?: string;
  /**
   * Short plain text a visitor reads.
   */
  anyYear?: string;
  /**
   * Short plain text a visitor reads.
   */
  month?: string;
  /**
   * Short plain text a visitor reads.
   */
  anyMonth?: string;
  /**
   * Short plain text a visitor reads.
   */
  tag?: string;
  /**
   * Short plain text a visitor reads.
   */
  topic?: string;
  /**
   * Short plain text a visitor reads.
   */
  apply?: string;
  /**
   * Short plain text a visitor reads.
   */
  clear?: string;
  /**
   * Short plain text a visitor reads.
   */
  loadMore?: string;
  /**
   * Short plain text a visitor reads.
   */
  showingAll?: string;
  /**
   * Short plain text a visitor reads.
   */
  showingSome?: string;
  /**
   * Short plain text a visitor reads.
   */
  noMatches?: string;
  /**
   * Short plain text a visitor reads.
   */
  noMatchesText?: string;
}
/**
 * Facts that take turns, eight seconds each, until paused.
 */
export interface FactCarousel {
  type: 'fact-carousel';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Short plain text a visitor reads.
   */
  pauseLabel: string;
  /**
   * The facts, in order.
   *
   * @maxItems 12
   */
  facts: Fact[];
}
export interface Fact {
  /**
   * Short plain text a visitor reads.
   */
  greytext: string;
  /**
   * Short plain text a visitor reads.
   */
  orangetext: string;
}
/**
 * Questions and answers of a content list, as sections that open and close. Hidden while no question matches.
 */
export interface FAQInPage {
  type: 'faq-in-page';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * Query for the questions to show, such as those of one topic.
   */
  query: ContentQuery;
}
/**
 * Questions with their answers, and a tab for each topic. The first tab shows the questions of every topic.
 */
export interface FAQList {
  type: 'faq-list';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The questions to list.
   */
  query: ContentQuery;
  /**
   * The topics to make tabs of, in this order. The first with an allButtonLabel names the tab of all questions.
   */
  topics: ContentQuery;
  /**
   * Short plain text a visitor reads.
   */
  readLabel?: string;
}
/**
 * Cards that each present one thing: picture, text, a checklist and a call to action.
 */
export interface FeatureCards {
  type: 'feature-cards';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * A sentence under the heading.
   */
  description?: string;
  /**
   * The cards, in order.
   *
   * @maxItems 12
   */
  cards: FeatureCard[];
}
export interface FeatureCard {
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  /**
   * Short plain text a visitor reads.
   */
  subtitle?: string;
  /**
   * Text of the card.
   */
  description?: string;
  image?: Image2;
  cta?: Link3;
  /**
   * Points with a tick before each.
   *
   * @maxItems 12
   *
   * Items: Short plain text a visitor reads.
   */
  checklist?: string[];
}
/**
 * Picture at the top of the card.
 */
export interface Image2 {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * Call to action at the foot of the card.
 */
export interface Link3 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Conditions of what is above them, in small letters; with a title they fold away. Hidden without blocks.
 */
export interface FinePrint {
  type: 'fine-print';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  blocks: Blocks1;
}
/**
 * The form of one step of a journey. Its page is the step's address; what is sent, and where, is in the operations that the step calls.
 */
export interface FormModule {
  type: 'form';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  journey: string;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  step: string;
  /**
   * Short plain text a visitor reads.
   */
  heading?: string;
  /**
   * How the form stands on its page: as a part of the content, or on a dark band at its foot; in-page when left out.
   */
  variant?: 'in-page' | 'footer';
}
/**
 * Cards with a target, how much of it is reached, and where to read on. Hidden without cards.
 */
export interface Goals {
  type: 'goals';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * A sentence or two under the heading.
   */
  description?: string;
  /**
   * Short plain text a visitor reads.
   */
  completeLabel?: string;
  /**
   * The goals, in order.
   *
   * @maxItems 12
   */
  cards: GoalCard[];
}
export interface GoalCard {
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  icon?: Image3;
  /**
   * How much of it is reached, in percent; complete from 100.
   */
  percentageComplete: number;
  cta?: Link4;
}
/**
 * Icon of the goal.
 */
export interface Image3 {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * Where to read on.
 */
export interface Link4 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * The banner a page begins with: its title, an introduction, up to two calls to action and a video.
 */
export interface HeaderBanner {
  type: 'header-banner';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Surface of the banner: plain, with a picture on grey or on orange, or a dark or light theme.
   */
  variant: 'plain' | 'grey-image' | 'orange-image' | 'dark' | 'light';
  /**
   * How much room the banner takes: 1 opens a site or section, 2 a landing page, 3 an ordinary page.
   */
  level: 1 | 2 | 3;
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  /**
   * A sentence or two under the title.
   */
  description?: string;
  primaryCta?: Link5;
  secondaryCta?: Link6;
  badge?: BannerBadge;
  image?: Image4;
  video?: BannerVideo;
}
/**
 * The call to action that matters most.
 */
export interface Link5 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * A second call to action beside it.
 */
export interface Link6 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Picture of the grey and orange image variants.
 */
export interface Image4 {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * A video in up to three cuts. A cut whose address has no v= is left out.
 */
export interface BannerVideo {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  mobile?: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  tablet?: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  desktop?: string;
}
/**
 * One large picture with words beside it.
 */
export interface ImageCard {
  type: 'image-card';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  image: Image5;
  /**
   * A few sentences under the heading.
   */
  description?: string;
  cta?: Link7;
  /**
   * Side of the picture on wide screens; end when left out.
   */
  imageSide?: 'start' | 'end';
}
/**
 * The picture.
 */
export interface Image5 {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * Where the card leads.
 */
export interface Link7 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * A small picture with a title and a few words. Hidden without a picture.
 */
export interface ImageSnippet {
  type: 'image-snippet';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  image?: Image6;
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  /**
   * A sentence or two under the heading.
   */
  description?: string;
}
/**
 * The picture.
 */
export interface Image6 {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * A strip of two landscape and three portrait pictures that moves with the page on small screens. Hidden with fewer than five.
 */
export interface ImageStrip {
  type: 'image-strip';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Five pictures or more: the first two landscape ones and the first three portrait ones show, at 368 by 272 and 211 by 272.
   *
   * @maxItems 20
   */
  images: Image7[];
}
export interface Image7 {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * Links to the second- and third-level headings of the page. Hidden on a page without any.
 */
export interface JumpList {
  type: 'jump-list';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title: string;
}
/**
 * Up to four articles that came last, newest first. Without any, nothing shows.
 */
export interface LatestArticles {
  type: 'latest-articles';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The articles, by their tag: `where` `{ "tag": 7 }`, `order` `-date`, `take` 4. No more than four show, and never the item of the page.
   */
  query: ContentQuery;
  more?: Link8;
}
/**
 * Link under the list to all of them.
 */
export interface Link8 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Up to four documents that came last, newest first. Without any, nothing shows.
 */
export interface LatestDocuments {
  type: 'latest-documents';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The documents, by their tag: `where` `{ "tag": 7 }`, `order` `-publishDate`, `take` 4. No more than four show, and never the item of the page.
   */
  query: ContentQuery;
  more?: Link9;
}
/**
 * Link under the list to all of them.
 */
export interface Link9 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * A timeline: a tab for each state, over a row of cards that can be swiped. Hidden without milestones.
 */
export interface Milestones {
  type: 'milestones';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The list of states, each with a `title` and an `itemOrder`: tabs and cards follow it.
   */
  states: ContentQuery;
  /**
   * Short plain text a visitor reads.
   */
  completeLabel?: string;
  /**
   * The milestones, in any order: their states and `itemOrder` decide.
   *
   * @maxItems 60
   */
  milestones: Milestone[];
}
export interface Milestone {
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  /**
   * Short plain text a visitor reads.
   */
  timelineState_TextField: string;
  /**
   * Place among the milestones of its state; those without it come last.
   */
  itemOrder?: number;
  /**
   * A few sentences under the title.
   */
  description?: string;
  image?: Image8;
  /**
   * Short plain text a visitor reads.
   */
  endDate?: string;
  /**
   * Short plain text a visitor reads.
   */
  listTitle?: string;
  /**
   * Points that belong to it.
   *
   * @maxItems 12
   *
   * Items: Short plain text a visitor reads.
   */
  listItem?: string[];
  /**
   * How much of it is done: a number in percent, or words such as “Ongoing”. 100 is complete.
   */
  percentageCompletion?: number | string;
  cta?: Link10;
}
/**
 * Picture over the text.
 */
export interface Image8 {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * Where to read on.
 */
export interface Link10 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Small print at the foot of a page.
 */
export interface Notes {
  type: 'notes';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  blocks: Blocks2;
}
/**
 * Pictures of one thing over several time frames, such as graphs of a measuring site, of which one shows. The page is about one row of what an operation gives.
 */
export interface PictureSeries {
  type: 'picture-series';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  operation: string;
  /**
   * Name of the field that holds the path of a page: the pictures are those of the row whose path is that of this page.
   */
  row: string;
  /**
   * Name of the field with the name of the thing: the heading of the page.
   */
  name: string;
  /**
   * Name of the field that says what the pictures show; stands over the heading.
   */
  label: string;
  /**
   * Short plain text a visitor reads.
   */
  timeframesLabel?: string;
  /**
   * The time frames to choose from. The first one shows at first; the address of the page holds the id of any other as `timeframe`.
   *
   * @minItems 1
   * @maxItems 12
   */
  timeframes: TimeFrame[];
  picture: PictureOfASeries;
  /**
   * Finds the item whose `blockEditor` stands under the pictures. Without an item, or without a text in it, nothing does.
   */
  text?: ContentQuery;
  /**
   * Shown when no row has the path of this page.
   */
  empty: string;
  /**
   * Shown when the operation fails.
   */
  failure: string;
}
export interface TimeFrame {
  /**
   * In the address of the page, and in that of the picture as {timeframe}.
   */
  id: string;
  /**
   * Short plain text a visitor reads.
   */
  label: string;
}
/**
 * Where the pictures are.
 */
export interface PictureOfASeries {
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  service: string;
  /**
   * Path of a picture there; {timeframe} is replaced by the id of the time frame, any other {name} by that field of the row.
   */
  path: string;
  /**
   * Text alternative of the picture, also shown when it is missing; {timeframe} is replaced by the label of the time frame, any other {name} by that field of the row.
   */
  alt: string;
  /**
   * Width in pixels.
   */
  width: number;
  /**
   * Height in pixels.
   */
  height: number;
}
/**
 * Circles that fill to a percentage. Hidden without cards.
 */
export interface ProgressCards {
  type: 'progress-cards';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The cards, in order.
   *
   * @maxItems 12
   */
  cards: ProgressCard[];
}
export interface ProgressCard {
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  /**
   * How much of it is done, in percent; from 100 the circle is full.
   */
  percentageComplete: number;
  icon?: Image9;
  /**
   * A sentence on what the number means.
   */
  description?: string;
}
/**
 * Icon within the circle, over the number.
 */
export interface Image9 {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * Cards that lead on, beside a link to an overview. Hidden with fewer than three cards.
 */
export interface QuickLinks {
  type: 'quick-links';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The cards; three at least, or the module hides.
   *
   * @maxItems 12
   */
  cards: QuickLinkCard[];
  overviewLink?: Link11;
}
export interface QuickLinkCard {
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
  icon?: Image10;
  hoverIcon?: Image11;
}
/**
 * Icon of the card.
 */
export interface Image10 {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * Icon shown while the pointer is on the card; if it does not load, the card keeps its icon.
 */
export interface Image11 {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * Link to the page that lists everything.
 */
export interface Link11 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Somebody's words, large, with their name.
 */
export interface Quote {
  type: 'quote';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * The words, without quotation marks.
   */
  quote: string;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * The words in the language of the site, under them.
   */
  translation?: string;
  /**
   * Short plain text a visitor reads.
   */
  person?: string;
}
/**
 * Up to four articles related to the item of the page, newest first. Without any, nothing shows.
 */
export interface RelatedArticles {
  type: 'related-articles';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The articles, by their tag: `where` `{ "tag": "{{ item.tag }}" }`, `order` `-date`, `take` 4. No more than four show, and never the item of the page.
   */
  query: ContentQuery;
  more?: Link12;
}
/**
 * Link under the list to all of them.
 */
export interface Link12 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Up to four documents related to the item of the page, newest first. Without any, nothing shows.
 */
export interface RelatedDocuments {
  type: 'related-documents';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The documents, by their tag: `where` `{ "tag": "{{ item.tag }}" }`, `order` `-publishDate`, `take` 4. No more than four show, and never the item of the page.
   */
  query: ContentQuery;
  more?: Link13;
}
/**
 * Link under the list to all of them.
 */
export interface Link13 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Running text as a block editor writes it.
 */
export interface RichText {
  type: 'rich-text';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  blocks: Blocks3;
  /**
   * Surface behind the text; canvas when left out.
   */
  surface?: 'canvas' | 'paper' | 'mist';
}
/**
 * A heading that opens a new part of the page.
 */
export interface SectionHeader {
  type: 'section-header';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  /**
   * Short plain text a visitor reads.
   */
  subtitle?: string;
  /**
   * A sentence or two under the heading.
   */
  description?: string;
  /**
   * Where the text stands; start when left out.
   */
  alignment?: 'start' | 'center';
}
/**
 * A field to search the pages of the site, and what was found. It reads q and page from the address. What is left out is said in the words of the site.
 */
export interface SiteSearch {
  type: 'site-search';
  /**
   * Short plain text a visitor reads.
   */
  placeholder?: string;
  /**
   * Short plain text a visitor reads.
   */
  submitLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  resultsTitle?: string;
  /**
   * Short plain text a visitor reads.
   */
  oneResultLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  resultsLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  moreLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  noResultsTitle?: string;
  /**
   * Text when nothing was found.
   */
  noResultsText?: string;
  /**
   * Text under the same heading when the search could not be made.
   */
  failedText?: string;
  /**
   * Short plain text a visitor reads.
   */
  retryLabel?: string;
}
/**
 * Numbers worth knowing, each with what it counts.
 */
export interface Stats {
  type: 'stats';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The numbers, in order.
   *
   * @maxItems 8
   */
  items: StatItem[];
}
export interface StatItem {
  /**
   * Short plain text a visitor reads.
   */
  stat: string;
  /**
   * Short plain text a visitor reads.
   */
  description: string;
}
/**
 * Topics as tabs; the sections of a topic stand in a side list on wide screens and in an accordion on narrow ones.
 */
export interface TabbedContent {
  type: 'tabbed-content';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * The sections, in order.
   *
   * @maxItems 60
   */
  items: TabbedContentItem[];
}
export interface TabbedContentItem {
  /**
   * Short plain text a visitor reads.
   */
  topic: string;
  /**
   * Short plain text a visitor reads.
   */
  section: string;
  blockEditor: Blocks4;
}
/**
 * A table of text with a heading. Hidden without rows.
 */
export interface TextTable {
  type: 'text-table';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * Short plain text a visitor reads.
   */
  caption?: string;
  /**
   * Whether the first row is a header row.
   */
  withHeadings?: boolean;
  /**
   * Whether the first cell of each row is a heading of the row; as `withHeadings` when left out.
   */
  withRowHeadings?: boolean;
  /**
   * The rows; each a list of cells with inline HTML.
   *
   * @maxItems 500
   */
  content: string[][];
}
/**
 * One video behind a picture; it opens in an overlay. Hidden when the address has no v=.
 */
export interface VideoCard {
  type: 'video-card';
  /**
   * Identifies the module on its page, for a background behind it.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  video: string;
  image: Image12;
  /**
   * A sentence or two under the heading.
   */
  description?: string;
  /**
   * Short plain text a visitor reads.
   */
  playLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  closeLabel?: string;
}
/**
 * Still picture behind the play button.
 */
export interface Image12 {
  /**
   * Path of the picture on this site, or its address on a host that `imageHosts` of the site document names.
   */
  src: string;
  /**
   * Text alternative of the picture; empty for decoration. That of the asset if left out.
   */
  alt?: string;
  /**
   * Who made the picture; shown under pictures of texts. That of the asset if left out.
   */
  credit?: string;
  focus?: Focus;
  width: number;
  height: number;
}
/**
 * Ordered steps, the rules between them and what happens on events.
 */
export interface Journey {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'journey';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 2;
  /**
   * Path that those of the steps are relative to.
   */
  path?: string;
  /**
   * Ids of `facts` documents whose facts, sequences and shared answers the journey has beside its own.
   *
   * @maxItems 50
   *
   * Items: Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  uses?: string[];
  facts?: FactRules;
  sharedAnswers?: SharedAnswers;
  settings?: Settings;
  everyStep?: EveryStep;
  /**
   * In order; the first has no `when`, so that there is always a step to show.
   *
   * @minItems 1
   * @maxItems 200
   */
  steps: Step[];
  /**
   * Progress shown to visitors: each part goes from a step to the one before the next part. Their number is counted on the path that the answers so far leave open.
   *
   * @minItems 2
   * @maxItems 20
   */
  parts?: PartOfAJourney[];
  /**
   * Groups of steps that visitors do in any order. The step whose form has a task list shows them, and visitors come back there after the last step of each. What comes after it opens once all that must be done is complete. A step knows the answers of the sections listed before its own.
   *
   * @minItems 1
   * @maxItems 50
   */
  sections?: Section[];
  saveAndReturn?: SaveAndReturn;
  sequences?: Sequences;
  /**
   * Query parameters to keep from the address by which a visitor came to any page of the site, letter case and underscores ignored; read as session.captured.<name>.
   *
   * @maxItems 50
   *
   * Items: Name of a field, fact, result or parameter: camelCase.
   */
  capture?: string[];
  /**
   * Choices so far, in a few words each, shown on later steps and linked back.
   *
   * @maxItems 50
   */
  chips?: Chip[];
  /**
   * Shown to a visitor whose form belongs to a run that is over, because the session has expired or the run has ended: where the journey now stands, nothing having been sent.
   */
  staleNotice?: string;
  /**
   * Short plain text a visitor reads.
   */
  changeLabel?: string;
  summary?: Summary;
  /**
   * When any step is shown: `track` actions.
   *
   * @maxItems 50
   */
  onView?: Action[];
}
/**
 * Values derived by rules, read as facts.<name>; a fact may read other facts but not itself.
 */
export interface FactRules {
  [k: string]: Rule | DescribedFact;
}
/**
 * A fact whose name does not say all.
 */
export interface DescribedFact {
  /**
   * Meaning of the fact, for authors.
   */
  description?: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  value: Rule;
}
/**
 * Server settings that rules and templates read as settings.<name>, with their values when unset.
 */
export interface Settings {
  [k: string]: string;
}
/**
 * Defaults of every step. A final step takes over only what its page is made of: nothing follows there.
 */
export interface EveryStep {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  submitLabel?: Rule;
  back?: Back;
  /**
   * Whether steps show the journey's summary.
   */
  summary?: boolean;
  /**
   * Short plain text a visitor reads.
   */
  errorSummaryTitle?: string;
  /**
   * Needs of every step. A step that a need leads to has only the needs before that one.
   */
  needs?: Need | NeedList;
  /**
   * Name of one of the site's templates for the step's page.
   */
  template?: string;
  /**
   * Properties of the step's page for search engines: each property the step does not say is that of every step; not in the sitemap when neither says.
   */
  seo?: StepSEO;
  content?: StepContent;
}
/**
 * The Back button: goes to `href` where one is given, else to the step before.
 */
export interface Back {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Path of a page on this site.
   */
  href?: string;
}
/**
 * Value that must exist; without it the visitor is sent to another step, or to a page.
 */
export interface Need {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  that: Rule;
  /**
   * Id of the step to go to; or the page, where that is none of this journey.
   */
  otherwise: string | OtherPage;
}
/**
 * A page of the site, such as where a journey begins that comes before this one.
 */
export interface OtherPage {
  /**
   * Id of the page. A step of another journey is the page `journey-step`.
   */
  page: string;
}
/**
 * Properties of a step's page for search engines.
 */
export interface StepSEO {
  /**
   * Text of the description meta tag.
   */
  metaDescription?: string;
  /**
   * Text of the keywords meta tag.
   */
  metaKeywords?: string;
  /**
   * Extra meta and link tags for the head.
   */
  metaHTML?: string;
  /**
   * Listed in the sitemap; a page that is not is marked noindex.
   */
  sitemapVisible?: boolean;
}
/**
 * The form of the step whose content it stands in.
 */
export interface StepForm {
  type: 'form';
  /**
   * Heading over the form.
   */
  heading?: string;
}
export interface Step {
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  form: string;
  /**
   * Title of the step's page; its content inserts it by {{ step.title }}.
   */
  title?: string;
  /**
   * Text under the title of the step's page; its content inserts it by {{ step.intro }}.
   */
  intro?: string;
  /**
   * Makes the step a page of its own. From the site's root with a slash in front; else relative to the journey's path, "" for that itself.
   */
  path?: string;
  /**
   * Name of one of the site's templates for the step's page.
   */
  template?: string;
  /**
   * Properties of the step's page for search engines: each property the step does not say is that of every step; not in the sitemap when neither says.
   */
  seo?: StepSEO;
  content?: StepContent;
  below?: BelowTheContent;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  submitLabel?: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  submitReady?: Rule;
  back?: Back | boolean;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
  /**
   * The step is not on the way: it is visited by a link, a chip, `next` or `go`, and its answers count once they are submitted. Submitting it leads on by `next` or `go`, or back to where the visitor was.
   */
  aside?: boolean;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  after?: string;
  /**
   * The journey ends here: what the step shows is kept until the visitor leaves it, all else is forgotten, and any other step visited afterwards begins a new run.
   */
  final?: boolean;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  reference?: Rule;
  /**
   * Only for a final step. Whoever looks at it without having come to it is not sent elsewhere, but sees it with nothing answered and no results, and `onEnter` does not run.
   */
  open?: boolean;
  /**
   * Needs of the step; without them the visitor is sent to another step. These come after the needs of every step; false for none at all.
   */
  needs?: Need | NeedList | boolean;
  /**
   * First true row wins; else the next step in order whose `when` holds.
   *
   * @maxItems 100
   */
  next?: NextRow[];
  /**
   * Short plain text a visitor reads.
   */
  errorSummaryTitle?: string;
  /**
   * Whether the step shows the journey's summary.
   */
  summary?: boolean;
  /**
   * Shown on the next step when submitting this one again has parked answers of other steps: they no longer count.
   */
  parkedNotice?: Rule;
  /**
   * When the visitor first comes to the step.
   *
   * @maxItems 50
   */
  onEnter?: Action[];
  /**
   * When a submission has validation errors; `problem` is the first of them.
   *
   * @maxItems 50
   */
  onInvalid?: Action[];
  /**
   * When a submission has no validation errors.
   *
   * @maxItems 50
   */
  onSubmit?: Action[];
  /**
   * When the visitor comes back from a hosted page to page.returnAddress; `returned` holds the query of that address, as texts.
   *
   * @maxItems 50
   */
  onReturn?: Action[];
}
export interface NextRow {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  step: string;
}
/**
 * Calls an operation; the actions after it wait for its outcome.
 */
export interface CallAction {
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  call: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  each?: Rule;
  /**
   * Input of the operation: one template per input, or a formula that gives an object of them.
   */
  with?: CallInput;
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  as?: string;
  /**
   * Actions for a failed call; then the list ends, unless the call is `optional`. Without it a failure ends the whole event.
   *
   * @maxItems 50
   */
  onFailure?: Action[];
  /**
   * Actions in place of `onFailure` once the same press was repeated and this call got no answer again: nobody knows whether it was done. Say what was sent and what was not, and whom to ask. Without it the site says `messages.submissions.unanswered`.
   *
   * @maxItems 50
   */
  onUnknown?: Action[];
  /**
   * Whether the actions after it go on after a failure: the result, if named, is then unanswered.
   */
  optional?: boolean;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
  /**
   * Whether the result stays when what the call was given changes. Without it the result and the answers chosen from it no longer count then, and the step that made the call is taken again. Results of calls that change something outside always stay.
   */
  keeps?: boolean;
  /**
   * In an event of a field: made once for the same answers, as a submission's calls are, and with a transaction id that tells a repeat.
   */
  once?: boolean;
}
/**
 * Calls an operation that nobody waits for: the next action goes on at once, and the outcome is only in the log. As part of a submission it is sent once, unless the site stops before it could be.
 */
export interface SendAction {
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  send: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  each?: Rule;
  /**
   * Input of the operation: one template per input, or a formula that gives an object of them.
   */
  with?: CallInput;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
}
/**
 * Runs its actions as one; after a failed call it goes on again from that call, `retries` times in all.
 */
export interface AttemptAction {
  /**
   * The actions.
   *
   * @maxItems 50
   */
  attempt: Action[];
  /**
   * Number of repeats.
   */
  retries: number;
  /**
   * Actions for when the retries are used up; then the event ends as failed.
   *
   * @maxItems 50
   */
  onFailure?: Action[];
}
/**
 * Gives an answer a value.
 */
export interface SetAction {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  set: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  to: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
}
/**
 * Deletes answers and results.
 */
export interface ClearAction {
  /**
   * Answers and results by their paths, such as "answers.plan" and "results.offers".
   *
   * @minItems 1
   * @maxItems 200
   *
   * Items: A path such as "answers.plan" or "results.offers".
   */
  clear: string[];
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
}
/**
 * Pushes an event onto the data layer.
 */
export interface TrackAction {
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  track: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  each?: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
}
/**
 * Shows a banner that the visitor can close.
 */
export interface NotifyAction {
  /**
   * The text of the banner. Unanswered, nothing is shown.
   */
  notify: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * How the banner looks and is announced.
   */
  tone: 'error' | 'info' | 'success';
  /**
   * Whether the banner has no button to close it.
   */
  stays?: boolean;
  link?: NoticeLink;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  each?: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
}
/**
 * Where the visitor can go instead.
 */
export interface NoticeLink {
  /**
   * Text of the link.
   */
  label: string;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  page: string;
}
/**
 * Forgets every answer and result of the journey.
 */
export interface ResetAction {
  reset: true;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
}
/**
 * Ends the event and sends the visitor to a step of the journey.
 */
export interface GoAction {
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  go: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
}
/**
 * Ends the event and sends the visitor to a page.
 */
export interface GoToPageAction {
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  goToPage: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
}
/**
 * Ends the event and sends the visitor to a hosted page elsewhere.
 */
export interface GoToAddressAction {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  goToAddress: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
}
/**
 * Ends an event of a field and submits the step as it then stands, as if its own button were pressed: its answers are checked, and the actions of `onSubmit` follow.
 */
export interface SubmitAction {
  submit: true;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
}
/**
 * Runs a sequence of the journey, as if its actions stood here.
 */
export interface RunAction {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  run: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
}
export interface PartOfAJourney {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  begins: string;
}
export interface Section {
  /**
   * Name of the section in rules, such as section.aboutYou.isComplete.
   */
  id: string;
  /**
   * Name of the section in the task list.
   */
  title: string;
  /**
   * Sentence under the title in the task list.
   */
  hint?: string;
  /**
   * Ids of its steps, in order; the first has no `when`.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  steps: string[];
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
  /**
   * Ids of sections, listed before this one, that must be complete before it can start.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: Name of a field, fact, result or parameter: camelCase.
   */
  waitsFor?: string[];
  /**
   * The journey can go on without the section.
   */
  optional?: boolean;
  /**
   * After its last step visitors go on to the next section that is not complete, not back to the task list.
   */
  goesOn?: boolean;
  /**
   * Error where the journey cannot go on because the section is not complete.
   */
  message?: string;
  /**
   * Own words for the states of the section.
   */
  words?: SectionStates;
}
/**
 * Words for the states of a section in a task list.
 */
export interface SectionStates {
  /**
   * Short plain text a visitor reads.
   */
  cannotStart?: string;
  /**
   * Short plain text a visitor reads.
   */
  notStarted?: string;
  /**
   * Short plain text a visitor reads.
   */
  inProgress?: string;
  /**
   * Short plain text a visitor reads.
   */
  completed?: string;
}
/**
 * Visitors may save what they have answered and come back on any device, by a link and a one-time code that an operation sends them. Each step that is neither final nor aside gets a button that leads to the step that saves.
 */
export interface SaveAndReturn {
  /**
   * Id of the operation that sends the link and the code. It is given the inputs `address`, `link`, `code` and `until`, the last day on which they work, and nothing else.
   */
  operation: string;
  /**
   * How many days the answers are kept for the visitor to come back.
   */
  days: number;
  /**
   * Id of the aside on which visitors say where the link is to be sent.
   */
  saveStep: string;
  /**
   * Name of the question of that step whose answer is the address.
   */
  addressAnswer: string;
  /**
   * Id of the aside to which the link leads and on which visitors enter the code.
   */
  returnStep: string;
  /**
   * Name of the question of that step that asks for the code.
   */
  codeAnswer: string;
}
/**
 * Lists of actions by name, which `run` performs in any event of the journey and of its forms.
 */
export interface Sequences {
  /**
   * @minItems 1
   * @maxItems 50
   */
  [k: string]: Action[];
}
export interface Chip {
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  step: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  label: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
  /**
   * Path of a page on this site.
   */
  href?: string;
}
/**
 * Content beside the steps that show it.
 */
export interface Summary {
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  /**
   * Short plain text a visitor reads.
   */
  openLabel: string;
  /**
   * Notices, tables and switches.
   *
   * @minItems 1
   * @maxItems 100
   */
  fields: (NoticeField | SwitchField | TableField)[];
}
/**
 * Something to know, shown among the questions; asks nothing.
 */
export interface NoticeField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'notice';
  /**
   * Gives a list: this is repeated for each of its elements, in order.
   */
  each?: Rule;
  /**
   * Name of the element of `each` in formulas of this entry; `item` when left out.
   */
  as?: string;
  /**
   * How serious it is; what is quiet stands as small print.
   */
  tone: 'info' | 'warning' | 'error' | 'success' | 'quiet';
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  text?: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * In place of a plain text: paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  html?: Rule;
  link?: Link14;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
}
/**
 * Where to read or do more.
 */
export interface Link14 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Something on or off; the answer is true or false.
 */
export interface SwitchField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'switch';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * Whether it is on before the visitor says; off when left out.
   */
  default?: boolean;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
export interface Check {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  that: Rule;
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  message: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * Said only once the step has been sent: until then the visitor may be on the way to what the rule asks.
   */
  onceSent?: boolean;
}
/**
 * Rows of labels and values, such as prices; asks nothing.
 */
export interface TableField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'table';
  /**
   * Gives a list: this is repeated for each of its elements, in order.
   */
  each?: Rule;
  /**
   * Name of the element of `each` in formulas of this entry; `item` when left out.
   */
  as?: string;
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  label: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  hint?: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * The table folds away under its caption; how it begins. Without it the table is always in view.
   */
  fold?: 'open' | 'closed';
  /**
   * The rows, or a rule that gives them: a list of objects with `label`, `value` and, where there is more to say, `note`; all texts, a value perhaps of several lines. A row without a value heads those that follow.
   */
  rows: Template;
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  empty: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
}
/**
 * Facts, sequences and answers that several journeys share: a journey that names the document in `uses` has them beside its own.
 */
export interface Facts {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'facts';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 2;
  /**
   * Subject of the facts, for authors.
   */
  description?: string;
  facts: FactRules;
  sequences?: Sequences;
  sharedAnswers?: SharedAnswers;
}
/**
 * Fields in order of appearance. A form may stand for itself in a step, or be included by other forms.
 */
export interface Form {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'form';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 2;
  everyField?: EveryField;
  /**
   * The fields, groups of fields with one condition, fields that are like others, and inclusions of the fields of other forms.
   *
   * @maxItems 2000
   */
  fields: Field[];
}
/**
 * Defaults of every field: of a form, but not of the fields of forms that it includes, or of the site, where a form says nothing else.
 */
export interface EveryField {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  required?: Rule;
  messages?: Messages;
}
/**
 * Messages shown when an answer fails, for each field that can fail so and has no message of its own. A message inserts what its field says: {{ field.label }}, {{ field.value.maxLength }}.
 */
export interface Messages {
  /**
   * Short plain text a visitor reads.
   */
  required?: string;
  /**
   * Short plain text a visitor reads.
   */
  type?: string;
  /**
   * Short plain text a visitor reads.
   */
  enum?: string;
  /**
   * Short plain text a visitor reads.
   */
  const?: string;
  /**
   * Short plain text a visitor reads.
   */
  minLength?: string;
  /**
   * Short plain text a visitor reads.
   */
  maxLength?: string;
  /**
   * Short plain text a visitor reads.
   */
  minWords?: string;
  /**
   * Short plain text a visitor reads.
   */
  maxWords?: string;
  /**
   * Short plain text a visitor reads.
   */
  pattern?: string;
  /**
   * Short plain text a visitor reads.
   */
  format?: string;
  /**
   * Short plain text a visitor reads.
   */
  minimum?: string;
  /**
   * Short plain text a visitor reads.
   */
  maximum?: string;
  /**
   * Short plain text a visitor reads.
   */
  exclusiveMinimum?: string;
  /**
   * Short plain text a visitor reads.
   */
  exclusiveMaximum?: string;
  /**
   * Short plain text a visitor reads.
   */
  multipleOf?: string;
  /**
   * Short plain text a visitor reads.
   */
  minItems?: string;
  /**
   * Short plain text a visitor reads.
   */
  maxItems?: string;
  /**
   * Short plain text a visitor reads.
   */
  uniqueItems?: string;
  /**
   * Short plain text a visitor reads.
   */
  exclusive?: string;
  /**
   * Short plain text a visitor reads.
   */
  formatMinimum?: string;
  /**
   * Short plain text a visitor reads.
   */
  formatMaximum?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileSize?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileType?: string;
  /**
   * Short plain text a visitor reads.
   */
  filePixels?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileBroken?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileVirus?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileSpace?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileFailed?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileGone?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileCount?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileArriving?: string;
  /**
   * Short plain text a visitor reads.
   */
  fault?: string;
}
/**
 * A postal address, typed into the lines that the author asks for, as the country writes addresses. The answer is an object of texts, such as `{"line1": "1 Main Street", "town": "Napier", "postcode": "4110"}`; a line that is left empty is not in it.
 */
export interface AddressInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'address-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * Whether browsers offer to fill in the visitor's own; true when left out.
   */
  autocomplete?: boolean;
  /**
   * The lines that are asked for, in their order. A part may be there once.
   *
   * @minItems 1
   * @maxItems 8
   */
  parts: Part[];
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * More than a hint can say, in a window that a button opens.
 */
export interface FieldInfo {
  /**
   * Label of the button, such as a question that the window answers.
   */
  label: Rule;
  /**
   * Heading of the window.
   */
  title: Rule;
  /**
   * Text of the window; an empty line begins a paragraph.
   */
  text: Rule;
  /**
   * Short plain text a visitor reads.
   */
  closeLabel?: string;
}
/**
 * Messages shown when an answer fails, by the JSON Schema keyword that failed. An option that cannot be chosen (`enum`) reads as `required` does, unless it has a message of its own.
 */
export interface Messages1 {
  /**
   * Short plain text a visitor reads.
   */
  required?: string;
  /**
   * Short plain text a visitor reads.
   */
  type?: string;
  /**
   * Short plain text a visitor reads.
   */
  enum?: string;
  /**
   * Short plain text a visitor reads.
   */
  const?: string;
  /**
   * Short plain text a visitor reads.
   */
  minLength?: string;
  /**
   * Short plain text a visitor reads.
   */
  maxLength?: string;
  /**
   * Short plain text a visitor reads.
   */
  minWords?: string;
  /**
   * Short plain text a visitor reads.
   */
  maxWords?: string;
  /**
   * Short plain text a visitor reads.
   */
  pattern?: string;
  /**
   * Short plain text a visitor reads.
   */
  format?: string;
  /**
   * Short plain text a visitor reads.
   */
  minimum?: string;
  /**
   * Short plain text a visitor reads.
   */
  maximum?: string;
  /**
   * Short plain text a visitor reads.
   */
  exclusiveMinimum?: string;
  /**
   * Short plain text a visitor reads.
   */
  exclusiveMaximum?: string;
  /**
   * Short plain text a visitor reads.
   */
  multipleOf?: string;
  /**
   * Short plain text a visitor reads.
   */
  minItems?: string;
  /**
   * Short plain text a visitor reads.
   */
  maxItems?: string;
  /**
   * Short plain text a visitor reads.
   */
  uniqueItems?: string;
  /**
   * Short plain text a visitor reads.
   */
  exclusive?: string;
  /**
   * Short plain text a visitor reads.
   */
  formatMinimum?: string;
  /**
   * Short plain text a visitor reads.
   */
  formatMaximum?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileSize?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileType?: string;
  /**
   * Short plain text a visitor reads.
   */
  filePixels?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileBroken?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileVirus?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileSpace?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileFailed?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileGone?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileCount?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileArriving?: string;
  /**
   * Short plain text a visitor reads.
   */
  fault?: string;
}
/**
 * Messages in the list of problems, where they differ from `messages` beside the question.
 */
export interface Messages2 {
  /**
   * Short plain text a visitor reads.
   */
  required?: string;
  /**
   * Short plain text a visitor reads.
   */
  type?: string;
  /**
   * Short plain text a visitor reads.
   */
  enum?: string;
  /**
   * Short plain text a visitor reads.
   */
  const?: string;
  /**
   * Short plain text a visitor reads.
   */
  minLength?: string;
  /**
   * Short plain text a visitor reads.
   */
  maxLength?: string;
  /**
   * Short plain text a visitor reads.
   */
  minWords?: string;
  /**
   * Short plain text a visitor reads.
   */
  maxWords?: string;
  /**
   * Short plain text a visitor reads.
   */
  pattern?: string;
  /**
   * Short plain text a visitor reads.
   */
  format?: string;
  /**
   * Short plain text a visitor reads.
   */
  minimum?: string;
  /**
   * Short plain text a visitor reads.
   */
  maximum?: string;
  /**
   * Short plain text a visitor reads.
   */
  exclusiveMinimum?: string;
  /**
   * Short plain text a visitor reads.
   */
  exclusiveMaximum?: string;
  /**
   * Short plain text a visitor reads.
   */
  multipleOf?: string;
  /**
   * Short plain text a visitor reads.
   */
  minItems?: string;
  /**
   * Short plain text a visitor reads.
   */
  maxItems?: string;
  /**
   * Short plain text a visitor reads.
   */
  uniqueItems?: string;
  /**
   * Short plain text a visitor reads.
   */
  exclusive?: string;
  /**
   * Short plain text a visitor reads.
   */
  formatMinimum?: string;
  /**
   * Short plain text a visitor reads.
   */
  formatMaximum?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileSize?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileType?: string;
  /**
   * Short plain text a visitor reads.
   */
  filePixels?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileBroken?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileVirus?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileSpace?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileFailed?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileGone?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileCount?: string;
  /**
   * Short plain text a visitor reads.
   */
  fileArriving?: string;
  /**
   * Short plain text a visitor reads.
   */
  fault?: string;
}
/**
 * One box of the question.
 */
export interface Part {
  /**
   * The part: the name of its text in the answer. Browsers fill it in as such.
   */
  part: 'line1' | 'line2' | 'line3' | 'suburb' | 'town' | 'region' | 'postcode' | 'country';
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Whether the box must be filled in wherever the question is answered.
   */
  required?: boolean;
  /**
   * Most characters; 200 when left out.
   */
  maxLength?: number;
  /**
   * Regular expression that the text must match, such as one of a post code; a text that does not fails `pattern`.
   */
  pattern?: string;
  /**
   * How wide the box is: the length of what is expected.
   */
  width?: 'short' | 'half' | 'full';
}
/**
 * A button among the questions that does something at once; asks nothing.
 */
export interface ButtonField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'button';
  /**
   * Label of the button.
   */
  label: Rule;
  /**
   * How much the button stands out.
   */
  tone: 'primary' | 'secondary' | 'link';
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  onPress: OnPress;
}
/**
 * A single statement to agree to; the answer is true or unanswered.
 */
export interface CheckboxField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'checkbox';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  link?: Link15;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * Where what is agreed to can be read.
 */
export interface Link15 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Any number of choices.
 */
export interface CheckboxGroupField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'checkbox-group';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value?: ValueSchema;
  limits?: Limits;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  default?: Default;
  /**
   * The choices: inline, the id of an options document, or made from a list.
   */
  options: string | Choice[] | ComputedOptions;
  /**
   * An option is offered only while this rule is true, in which the option is `item`: its id, label, hint and data.
   */
  optionWhen?: Rule;
  /**
   * Further words under the label of each option, which formulas read as `item`; instead of its own hint.
   */
  optionHint?: Rule;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  /**
   * In a browser with scripts, the only box that is ticked cannot be unticked. Say so in the hint, and give the field `required` for the others.
   */
  keepsLast?: boolean;
  onChange?: OnChange;
}
/**
 * Limits that formulas work out, besides those of `value`. A limit that is not known yet refuses nothing. The message of its keyword inserts it: {{ field.value.maximum }}.
 */
export interface Limits {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  minimum?: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  maximum?: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  exclusiveMinimum?: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  exclusiveMaximum?: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  minItems?: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  maxItems?: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  formatMinimum?: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  formatMaximum?: Rule;
}
/**
 * One choice of a question.
 */
export interface Choice {
  /**
   * Identifies an option; rules compare options by it. It neither begins nor ends with a space.
   */
  id: string;
  /**
   * The choice, as the visitor reads it.
   */
  label: Rule;
  /**
   * Further words under the label.
   */
  hint?: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
  /**
   * True for a choice such as "None of these", where several may be chosen: choosing it clears the others, and choosing another clears it.
   */
  exclusive?: true;
  text?: OptionText;
  data?: Data;
}
/**
 * A text that is asked for while its option is chosen, such as what "Other" means. It is an answer of its own.
 */
export interface OptionText {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Lines shown, for a longer text; one line when left out.
   */
  rows?: number;
  /**
   * HTML autocomplete token.
   */
  autocomplete?: string;
  /**
   * What the text may be: its limits and its form, as a JSON Schema fragment. Any text when left out.
   */
  value?: ValueSchema;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
}
/**
 * One choice for each element of a list, such as the matches of a look-up; the element is `item`.
 */
export interface ComputedOptions {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  each: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  id: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  label: Rule;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  hint?: Rule;
}
/**
 * One choice, as cards that compare at a glance.
 */
export interface ChoiceCardsField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'choice-cards';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value?: ValueSchema;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  default?: Default;
  /**
   * The choices: the id of an options document, or written out.
   */
  options: string | CardOption[];
  /**
   * An option is offered only while this rule is true, in which the option is `item`: its id, label, hint and data.
   */
  optionWhen?: Rule;
  card?: Card;
  /**
   * Short text that a visitor reads. {{ … }} inserts the value of a formula.
   */
  selectLabel: Rule;
  /**
   * Short text that a visitor reads. {{ … }} inserts the value of a formula.
   */
  selectedLabel: Rule;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
  /**
   * Pressing the chosen card again takes the choice back. Without it exactly one card stays chosen.
   */
  clearable?: boolean;
  /**
   * Short plain text a visitor reads.
   */
  tabs?: string;
}
/**
 * One choice, as a card.
 */
export interface CardOption {
  /**
   * Identifies an option; rules compare options by it. It neither begins nor ends with a space.
   */
  id: string;
  /**
   * Short text that a visitor reads. {{ … }} inserts the value of a formula.
   */
  label: Rule;
  /**
   * Short text that a visitor reads. {{ … }} inserts the value of a formula.
   */
  hint?: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
  data?: Data;
  card?: Card;
}
/**
 * How a choice looks as a card. Formulas may read the option as `item`; the tab, pictures, labels and links may read nothing else.
 */
export interface Card {
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  tab?: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  badge?: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  subtitle?: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  description?: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * The picture of the choice.
   */
  icon?: Image | Rule;
  /**
   * Stands in the place of `icon` while the choice is made.
   */
  selectedIcon?: Image | Rule;
  /**
   * Benefits of the choice, one line each.
   *
   * @maxItems 20
   */
  features?: CardFeature[];
  /**
   * The rows, or a rule that gives them: a list of objects with `label`, `value` and, where there is more to say, `note`; all texts, a value perhaps of several lines. A row without a value heads those that follow.
   */
  rows?: Template;
  link?: CardLink;
  details?: CardDetails;
  unavailable?: CardUnavailable;
  /**
   * Advice to read before choosing this.
   *
   * @maxItems 20
   */
  alerts?: CardAlert[];
}
export interface CardFeature {
  /**
   * Gives a list: this is repeated for each of its elements, in order.
   */
  each?: Rule;
  /**
   * Name of the element of `each` in formulas of this entry; `item` when left out.
   */
  as?: string;
  /**
   * How the line is marked.
   */
  kind: 'discount' | 'credit' | 'plain';
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  text: Rule | readonly {readonly [part: string]: Rule}[];
}
/**
 * Where to read more.
 */
export interface CardLink {
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  label: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * Where the link goes, or a rule that says so.
   */
  href: string | Rule;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Further details, such as conditions: folded away until somebody asks.
 */
export interface CardDetails {
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  label: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  text?: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * The rows, or a rule that gives them: a list of objects with `label`, `value` and, where there is more to say, `note`; all texts, a value perhaps of several lines. A row without a value heads those that follow.
   */
  rows?: Template;
  link?: CardLink1;
}
/**
 * Where all of it is written.
 */
export interface CardLink1 {
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  label: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * Where the link goes, or a rule that says so.
   */
  href: string | Rule;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * The choice is shown but cannot be made.
 */
export interface CardUnavailable {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when: Rule;
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  label: Rule | readonly {readonly [part: string]: Rule}[];
}
export interface CardAlert {
  /**
   * Gives a list: this is repeated for each of its elements, in order.
   */
  each?: Rule;
  /**
   * Name of the element of `each` in formulas of this entry; `item` when left out.
   */
  as?: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
  /**
   * How serious it is.
   */
  tone: 'info' | 'warning' | 'error' | 'success';
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  text: Rule | readonly {readonly [part: string]: Rule}[];
}
/**
 * A date that the visitor knows, such as a birthday, typed into boxes for day, month and year. The answer is a date; what is typed but is no date stays shown, and fails `format`.
 */
export interface DateInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'date-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  limits?: Limits;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * The date before the visitor gives one, as yyyy-mm-dd.
   */
  default?: string;
  /**
   * Lets the browser fill in the visitor's birthday.
   */
  autocomplete?: 'bday';
  /**
   * Short plain text a visitor reads.
   */
  dayLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  monthLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  yearLabel?: string;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * Two days, from and to, each typed into boxes for day, month and year. The answer is an object of two dates, `from` and `to`; what is typed but is no date stays shown, and fails `format`. A range whose end is before its start is refused with `orderMessage`.
 */
export interface DateRangeField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'date-range';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * Short plain text a visitor reads.
   */
  fromLabel: string;
  /**
   * Short plain text a visitor reads.
   */
  toLabel: string;
  /**
   * Whether the last day may be left out, for what still goes on.
   */
  openEnd?: boolean;
  /**
   * Short plain text a visitor reads.
   */
  orderMessage: string;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * How long something takes or took, typed into a box for each unit. The answer is a number of the smallest of the units: 90 for one hour and 30 minutes. What is typed but is no number stays shown, and fails `type`.
 */
export interface DurationInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'duration-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value?: ValueSchema;
  limits?: Limits;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * The duration before the visitor gives one, in the smallest of the units.
   */
  default?: number;
  /**
   * The units of the boxes, the largest first; the answer counts the last.
   */
  units:
    | ['days', 'hours', 'minutes']
    | ['days', 'hours']
    | ['hours', 'minutes']
    | ['days']
    | ['hours']
    | ['minutes'];
  /**
   * Short plain text a visitor reads.
   */
  dayLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  hourLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  minuteLabel?: string;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * Files that the visitor gives: each an object with `id`, `name`, `type` and `size`. Their bytes are kept apart, encrypted, and go with an operation that names the input in `files`.
 */
export interface FileUploadField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'file-upload';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value?: ValueSchema;
  /**
   * The kinds of file that are taken, told by their bytes, not by their names.
   *
   * @minItems 1
   */
  accept: (
    'pdf' | 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'docx' | 'xlsx' | 'odt' | 'ods' | 'txt' | 'csv'
  )[];
  /**
   * Most megabytes of one file; 10 when left out.
   */
  megabytes?: number;
  /**
   * Most megapixels of a picture, told by its first bytes; 100 when left out.
   */
  megapixels?: number;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * Tells people from robots: a check box, or the configured service.
 */
export interface HumanCheckField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'human-check';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
}
/**
 * The same questions for each of several things, such as the people of a household. The visitor adds, removes and moves items; the answer is a list of objects with the answers by name and an `id`.
 */
export interface ItemListField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'item-list';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * The questions about each item. Their rules read the answers of the same item as `item.<name>`, its place as `item.position`.
   *
   * @minItems 1
   * @maxItems 30
   */
  fields: ItemField[];
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  itemTitle: Rule | readonly {readonly [part: string]: Rule}[];
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value?: ValueSchema;
  /**
   * Short plain text a visitor reads.
   */
  addLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  removeLabel?: string;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
}
/**
 * An amount of money in one currency. It is typed and shown as the language of the page writes it, with the sign of the currency; the answer is a number of whole units, such as 12.5. No more decimals are taken than the currency has.
 */
export interface MoneyInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'money-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value?: ValueSchema;
  limits?: Limits;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * The amount before the visitor gives one.
   */
  default?: number;
  /**
   * HTML autocomplete token.
   */
  autocomplete?: string;
  /**
   * Example shown while the field is empty.
   */
  placeholder?: Rule;
  /**
   * The currency, as its code of ISO 4217, such as NZD.
   */
  currency: string;
  /**
   * Whether only whole units are asked for, such as dollars without cents.
   */
  wholeUnits?: boolean;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * A month of a year that the visitor knows, such as the month in which a card runs out, typed into boxes for month and year; a month may be typed by its name. The answer is a text such as `2026-03`, in the order of time; what is typed but is no month stays shown, and fails `format`.
 */
export interface MonthInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'month-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  limits?: Limits;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * The month before the visitor gives one, as yyyy-mm.
   */
  default?: string;
  /**
   * Lets the browser fill in the month in which the visitor's card runs out.
   */
  autocomplete?: 'cc-exp';
  /**
   * Short plain text a visitor reads.
   */
  monthLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  yearLabel?: string;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * The name of a person, in the parts that the author asks for. The answer is an object of texts, such as `{"given": "Ana", "family": "Kahu"}`; a part that is left empty is not in it.
 */
export interface NameInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'name-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * Whether browsers offer to fill in the visitor's own; true when left out.
   */
  autocomplete?: boolean;
  /**
   * The parts that are asked for, in their order. A part may be there once.
   *
   * @minItems 1
   * @maxItems 6
   */
  parts: Part1[];
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * One box of the question.
 */
export interface Part1 {
  /**
   * The part: the name of its text in the answer. Browsers fill it in as such.
   */
  part: 'prefix' | 'given' | 'middle' | 'family' | 'suffix' | 'preferred';
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Whether the box must be filled in wherever the question is answered.
   */
  required?: boolean;
  /**
   * Most characters; 200 when left out.
   */
  maxLength?: number;
}
/**
 * A number that is typed, such as an amount or a measure; the answer is a number. Separators of thousands, the prefix (any currency sign where the field has none) and the unit may be typed along.
 */
export interface NumberInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'number-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value: ValueSchema;
  limits?: Limits;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * The number before the visitor gives one.
   */
  default?: number;
  /**
   * HTML autocomplete token.
   */
  autocomplete?: string;
  /**
   * Example shown while the field is empty.
   */
  placeholder?: Rule;
  /**
   * Shown before the number, such as a currency sign.
   */
  prefix?: string;
  /**
   * Shown after the number, such as km or people.
   */
  unit?: string;
  /**
   * The number is shown with so many decimals at least.
   */
  decimals?: number;
  /**
   * Whether thousands are shown apart, as in 12,500.
   */
  thousands?: boolean;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * One choice, all choices in view.
 */
export interface RadioGroupField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'radio-group';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value?: ValueSchema;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  default?: Default;
  /**
   * The choices: inline, the id of an options document, or made from a list.
   */
  options: string | Choice[] | ComputedOptions;
  /**
   * An option is offered only while this rule is true, in which the option is `item`: its id, label, hint and data.
   */
  optionWhen?: Rule;
  /**
   * Further words under the label of each option, which formulas read as `item`; instead of its own hint.
   */
  optionHint?: Rule;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * Choices to be put into an order.
 */
export interface RankingField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'ranking';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value?: ValueSchema;
  limits?: Limits;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * The choices, in the order in which they show at first.
   *
   * @minItems 1
   * @maxItems 50
   */
  options: Choice[];
  /**
   * An option is offered only while this rule is true, in which the option is `item`: its id, label, hint and data.
   */
  optionWhen?: Rule;
  /**
   * Further words under the label of each option, which formulas read as `item`; instead of its own hint.
   */
  optionHint?: Rule;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * A text with paragraphs, headings, lists, bold and italic words and links. An editor comes when the field is seen; without JavaScript the same is written with a few marks. The answer is HTML of these elements alone, and limits count what is read of it. A request sends it as HTML, or as plain text by `plainText(answers.story)`.
 */
export interface RichTextInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'rich-text-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value: ValueSchema;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * Lines shown.
   */
  rows?: number;
  /**
   * Percent of the limit (`maxWords`, else `maxLength`) from which visitors are told how many words or characters remain: 0 for always, 100 for when it is reached.
   */
  countFrom?: number;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * One choice from a list that opens.
 */
export interface SelectField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'select';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value?: ValueSchema;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  default?: Default;
  /**
   * HTML autocomplete token.
   */
  autocomplete?: string;
  /**
   * Example shown while the field is empty.
   */
  placeholder: Rule;
  /**
   * The choices: inline, the id of an options document, or made from a list.
   */
  options: string | Choice[] | ComputedOptions;
  /**
   * An option is offered only while this rule is true, in which the option is `item`: its id, label, hint and data.
   */
  optionWhen?: Rule;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * A signature: the name of who signs, and the day. The answer is an object of the text `name` and the date `date`.
 */
export interface SignatureInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'signature-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * Short plain text a visitor reads.
   */
  nameLabel: string;
  /**
   * Short plain text a visitor reads.
   */
  dateLabel: string;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * A small whole number, with a button to take one away and one to add one.
 */
export interface StepperField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'stepper';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value: ValueSchema;
  limits?: Limits;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * The number before the visitor gives one.
   */
  default?: number;
  /**
   * Short text that a visitor reads. {{ … }} inserts the value of a formula.
   */
  fewerLabel: Rule;
  /**
   * Short text that a visitor reads. {{ … }} inserts the value of a formula.
   */
  moreLabel: Rule;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * Several lines of text.
 */
export interface TextAreaField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'text-area';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value: ValueSchema;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  default?: Default;
  /**
   * HTML autocomplete token.
   */
  autocomplete?: string;
  /**
   * Example shown while the field is empty.
   */
  placeholder?: Rule;
  /**
   * Lines shown.
   */
  rows?: number;
  /**
   * Percent of the limit (`maxWords`, else `maxLength`) from which visitors are told how many words or characters remain: 0 for always, 100 for when it is reached.
   */
  countFrom?: number;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * One line of text.
 */
export interface TextInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'text-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value: ValueSchema;
  limits?: Limits;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  default?: Default;
  /**
   * HTML autocomplete token.
   */
  autocomplete?: string;
  /**
   * Example shown while the field is empty.
   */
  placeholder?: Rule;
  /**
   * Kind of input; text when left out. A phone number (`tel`) may be typed with spaces, hyphens, dots and brackets: the answer has digits alone, and after a `+` single spaces between them.
   */
  inputType?: 'text' | 'email' | 'tel' | 'number' | 'date';
  /**
   * Keyboard a touch screen shows.
   */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /**
   * Percent of the limit (`maxWords`, else `maxLength`) from which visitors are told how many words or characters remain: 0 for always, 100 for when it is reached.
   */
  countFrom?: number;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
  /**
   * For a date, whose `value` has the format `date`: how it is typed and shown, such as dd/MM/yyyy. Visitors may write slashes, dots, hyphens or spaces, and one digit for a day or month. Rules and services get the date itself; what is typed but is no date stays shown, and fails `format`.
   */
  dateFormat?: string;
  /**
   * The shape of the text: 9 stands for a digit, a for a letter, * for either; anything else stands for itself and is put in by itself. What has no place in it cannot be typed; pasted text that does not fit stays as it is, for `value` to refuse.
   */
  mask?: string;
  /**
   * No more characters than this can be typed, in the browser's own count. For codes of a known length; elsewhere let visitors type and tell them.
   */
  cutOff?: number;
}
/**
 * A time of day, typed as people write it: 14:30, 2.30 pm, 9am or noon by the clock of 24 hours. The answer is a text such as `14:30`, in the order of the day; what is typed but is no time stays shown, and fails `format`.
 */
export interface TimeInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'time-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  limits?: Limits;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * The time before the visitor gives one, as hh:mm of 24 hours.
   */
  default?: string;
  /**
   * Example shown while the field is empty.
   */
  placeholder?: Rule;
  /**
   * How an answer is shown: by 24 hours (14:30), or by 12 with am or pm (2:30 pm). By 24 hours when left out; both are understood.
   */
  clock?: '24-hour' | '12-hour';
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * A question with two answers, both in view; the answer is true or false, and unanswered until one is chosen.
 */
export interface YesNoField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'yes-no';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  /**
   * The answer before the visitor gives one; neither when left out.
   */
  default?: boolean;
  /**
   * Short text that a visitor reads. {{ … }} inserts the value of a formula.
   */
  yesLabel?: Rule;
  /**
   * Short text that a visitor reads. {{ … }} inserts the value of a formula.
   */
  noLabel?: Rule;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * One line of text with a button of its own that looks it up, and a place for what was found.
 */
export interface LookUpInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'look-up-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value: ValueSchema;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  default?: Default;
  /**
   * HTML autocomplete token.
   */
  autocomplete?: string;
  /**
   * Example shown while the field is empty.
   */
  placeholder?: Rule;
  /**
   * Keyboard a touch screen shows.
   */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /**
   * The shape of the text: 9 stands for a digit, a for a letter, * for either; anything else stands for itself and is put in by itself. What has no place in it cannot be typed; pasted text that does not fit stays as it is, for `value` to refuse.
   */
  mask?: string;
  /**
   * No more characters than this can be typed, in the browser's own count. For codes of a known length; elsewhere let visitors type and tell them.
   */
  cutOff?: number;
  /**
   * Says how many of the `cutOff` characters are there.
   */
  counter?: boolean;
  /**
   * Looks up by itself, where scripts run, as soon as all `cutOff` characters are there, and otherwise by the button of the step.
   */
  looksUpWhenFull?: boolean;
  /**
   * Short text that a visitor reads. {{ … }} inserts the value of a formula.
   */
  buttonLabel: Rule;
  onPress: OnPress;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
  refused?: Refused;
  found: Found;
}
/**
 * Messages beside the field when a look-up found nothing that can be used.
 */
export interface Refused {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when: Rule;
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  text: Rule | readonly {readonly [part: string]: Rule}[];
}
/**
 * Result of a look-up.
 */
export interface Found {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when: Rule;
  /**
   * The rows, or a rule that gives them: a list of objects with `label`, `value` and, where there is more to say, `note`; all texts, a value perhaps of several lines. A row without a value heads those that follow.
   */
  rows: Template;
  icon?: FoundIcon;
}
/**
 * A picture of what was found.
 */
export interface FoundIcon {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  name: Rule;
  images: NamedImages;
  /**
   * Name of the image when the rule names none of them.
   */
  otherwise: string;
}
/**
 * The images by name.
 */
export interface NamedImages {
  [k: string]: Image7;
}
/**
 * Steps that happen next, as cards in their order; asks nothing.
 */
export interface NextStepsField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'next-steps';
  /**
   * Short text that a visitor reads. {{ … }} inserts the value of a formula.
   */
  label: Rule;
  /**
   * Steps, in order.
   *
   * @minItems 1
   * @maxItems 20
   */
  steps: NextStep[];
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
}
export interface NextStep {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
  /**
   * Short plain text a visitor reads.
   */
  title: string;
  /**
   * Text that the visitor reads: a text, a rule that gives one, or a list of rows of which the first counts whose `when` is true.
   */
  text: Rule | readonly {readonly [part: string]: Rule}[];
  link?: Link16;
}
/**
 * Where to read or do more.
 */
export interface Link16 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Lists what was answered on the steps before this one, step by step, each with a link to change it; asks nothing. Sensitive answers are masked. On a final step it is the receipt: what was sent, with the step's `reference` and the date, to print.
 */
export interface ReviewField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'review';
  /**
   * Short text that a visitor reads. {{ … }} inserts the value of a formula.
   */
  label: Rule;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Short text that a visitor reads. {{ … }} inserts the value of a formula.
   */
  changeLabel?: Rule;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
}
/**
 * Text with suggestions from an operation; typing on by hand is allowed.
 */
export interface SuggestInputField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'suggest-input';
  /**
   * The question, as the visitor reads it.
   */
  label: Rule;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * Help shown under the label in place of a hint, with paragraphs, lists, links, tables and parts that unfold; {{ … }} inserts the value of a formula as plain text.
   */
  hintHtml?: Rule;
  info?: FieldInfo;
  /**
   * What an answer may be: its type, its limits and its form, as a JSON Schema fragment.
   */
  value: ValueSchema;
  /**
   * Whether an answer has to be given: true, false or a rule.
   */
  required?: Rule;
  messages?: Messages1;
  summaryMessages?: Messages2;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
  checks?: Checks;
  /**
   * Sealed in the session; never in logs, analytics, addresses or browser storage.
   */
  sensitive?: boolean;
  clearedBy?: ClearedBy;
  /**
   * Treatment of the answer when the field becomes irrelevant: kept parked (the default) or cleared.
   */
  orphan?: 'keep' | 'clear';
  default?: Default;
  /**
   * HTML autocomplete token.
   */
  autocomplete?: string;
  /**
   * Example shown while the field is empty.
   */
  placeholder?: Rule;
  suggestions: Suggestions;
  /**
   * That an answer is all that is wanted, such as a box that has to be ticked: no rule has to read it.
   */
  unread?: true;
  /**
   * False leaves the answer out of reviews: for what only changes how a page looks, such as prices with or without tax.
   */
  inReview?: boolean;
  onChange?: OnChange;
}
/**
 * Where suggestions come from.
 */
export interface Suggestions {
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  operation: string;
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  input: string;
  /**
   * Characters before the first look-up.
   */
  minimumLength: number;
  announce: Announcements;
  /**
   * Accepts that what is typed into a sensitive field becomes a part of an address, which may be logged on its way: for a service that takes it in no other way.
   */
  sensitiveInAddress?: boolean;
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  idAnswer?: string;
  /**
   * Short plain text a visitor reads.
   */
  searchLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  chooseLabel?: string;
  /**
   * Further ways on: names of button fields of the form, which stand under the text and under the list instead of in their own place.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: Name of a field, fact, result or parameter: camelCase.
   */
  footer?: string[];
  none?: NoSuggestions;
}
/**
 * Messages while looking, with no suggestion, and when looking failed.
 */
export interface Announcements {
  /**
   * Short plain text a visitor reads.
   */
  loading: string;
  /**
   * Short plain text a visitor reads.
   */
  none: string;
  /**
   * Short plain text a visitor reads.
   */
  failed?: string;
}
/**
 * Where to go on when nothing was found.
 */
export interface NoSuggestions {
  /**
   * @minItems 1
   * @maxItems 10
   */
  links: Link17[];
}
export interface Link17 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Lists the sections of the journey with their states, each with a link to go on with it; asks nothing. The step with it is where visitors choose their next section, and it is complete once every section is that must be.
 */
export interface TaskListField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'task-list';
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Help shown under the label.
   */
  hint?: Rule;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
}
/**
 * Text among the questions, with paragraphs, headings, lists, links, tables and parts that unfold; asks nothing.
 */
export interface TextBlockField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  type: 'text-block';
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * The text, as HTML; {{ … }} inserts the value of a formula as plain text.
   */
  html: Rule;
  /**
   * The field is shown, and counts, only while this rule is true.
   */
  when?: Rule;
}
/**
 * A first-match table: the first row whose rule is true gives the value. With `otherwise` alone it is a rule written once, for many places.
 */
export interface Decision {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'decision';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 1;
  /**
   * Plain text.
   */
  description?: string;
  /**
   * Whether its texts are shown to visitors, so that translations say them. Nothing compares them then, or sends them to a service.
   */
  shown?: true;
  /**
   * Type of each value given with `decide`, read as input.<property>. Each is given by every `decide`, though it may be unanswered.
   */
  input?: {
    /**
     * Type of a value: the name of a type, or a JSON Schema fragment.
     */
    [k: string]: ValueSchema;
  };
  /**
   * @minItems 1
   * @maxItems 500
   */
  rows?: DecisionRow[];
  /**
   * JSON in which a single-key object bearing an operator's name is a rule; `literal` escapes.
   */
  otherwise?: Template;
}
export interface DecisionRow {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when: Rule;
  /**
   * JSON in which a single-key object bearing an operator's name is a rule; `literal` escapes.
   */
  then: Template;
}
/**
 * A value that is worked out in several places, written once: formulas call it by its name in camel case, `homeRates(offers: facts.offers)`.
 */
export interface FunctionDocument {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'function';
  /**
   * Lower-case words joined by hyphens, none of which begins with a digit: formulas call `home-rates` as `homeRates`.
   */
  id: string;
  schemaVersion: 1;
  /**
   * Plain text.
   */
  description?: string;
  /**
   * Whether its texts are shown to visitors, so that translations say them. Nothing compares them then, or sends them to a service.
   */
  shown?: true;
  /**
   * JSON Schema of each value that a call may give, read as input.<name>. One that a call leaves out is unanswered.
   */
  input?: {
    /**
     * Type of a value: the name of a type, or a JSON Schema fragment.
     */
    [k: string]: ValueSchema;
  };
  /**
   * JSON in which a single-key object bearing an operator's name is a rule; `literal` escapes.
   */
  value: Template;
}
/**
 * A declared call of a configured service, or several such calls made side by side.
 */
export interface Operation {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'operation';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 1;
  /**
   * Plain text.
   */
  description?: string;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  service?: string;
  /**
   * How the service is called; of an operation that gathers, how a browser calls it.
   */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * Path under the service's base address; {name} is replaced by that input, encoded, and {settings.name} by a declared setting, which may hold several segments.
   */
  path?: string;
  /**
   * Query parameters: one template each; an unanswered one is left out.
   */
  query?: Record<string, Template>;
  /**
   * JSON in which a single-key object bearing an operator's name is a rule; `literal` escapes.
   */
  headers?: Template;
  settings?: Settings;
  /**
   * Constraint on each input; one may be left out when its name ends with "?". Or the name of an object type whose properties are the inputs.
   */
  input: {readonly [name: string]: ValueSchema};
  /**
   * Inputs that may be left out; the same as "?" behind their names.
   *
   * @maxItems 100
   *
   * Items: Name of a field, fact, result or parameter: camelCase.
   */
  optional?: string[];
  /**
   * Calls other operations side by side in place of a call of its own; `result` reads what they gave as results.<as>. When one of them fails, so does this. An empty list calls nothing: `result` alone says what is given, such as the options that a search finds.
   *
   * @minItems 0
   * @maxItems 10
   */
  gather?: GatheredCall[];
  checks?: Checks1;
  /**
   * JSON in which a single-key object bearing an operator's name is a rule; `literal` escapes.
   */
  request?: Template;
  /**
   * Files that are sent as parts of a multipart form: the name of each part, and the input that holds its file or list of files. The properties of `request` are parts before them: texts as they are, anything else as JSON.
   */
  files?: {readonly [part: string]: string};
  /**
   * Format of a good answer's body; `json` when left out. XML is read as the JSON that `response` describes: an object with one property, named after the root element. Elements are properties, attributes properties with an @ before their names; a list holds every element of its name.
   */
  answer?: 'json' | 'xml';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  contract?: string;
  /**
   * Type of a value: the name of a type, or a JSON Schema fragment.
   */
  response?: ValueSchema;
  /**
   * Body of a good answer. A preview changes nothing outside: a call that would is answered with this body. A call whose body is not read needs none; any other without an example fails in a preview.
   */
  example?: unknown;
  statuses?: Statuses;
  /**
   * JSON in which a single-key object bearing an operator's name is a rule; `literal` escapes.
   */
  result?: Template;
  /**
   * Properties of the result that never leave the server: what a browser is given holds dots in their place.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Name of a field, fact, result or parameter: camelCase.
   */
  sensitive?: string[];
  timeoutMs?: number;
  /**
   * The call only asks, though it is no GET: it changes nothing outside, so that it may be made anew for every press, and in a preview.
   */
  lookUp?: boolean;
  /**
   * Repeats of a call that is safe to repeat; none once its time is up.
   */
  retry?: number;
  /**
   * How long an answer may be served again.
   */
  cacheSeconds?: number;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  fallback?: string;
  /**
   * The service of the fallback knows the transaction ids of this one and takes a call that it has seen for the same, so the fallback runs even when this call may have arrived.
   */
  sharesIds?: boolean;
  /**
   * Result of a failed call: `fail`, or a result in its place, which may read failure.reason, failure.status, call.transactionId and call.request.
   */
  onFailure?: Fail | Empty;
  expose?: Expose;
}
export interface GatheredCall {
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  operation: string;
  /**
   * Input of the operation: one template per input, or a formula that gives an object of them.
   */
  with?: CallInput;
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  as: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
}
/**
 * Status codes of good answers; any from 200 to 299 when left out.
 */
export interface Statuses {
  /**
   * The highest status that is not a failure.
   */
  max: number;
}
export interface Fail {
  outcome: 'fail';
}
export interface Empty {
  outcome: 'empty';
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
  /**
   * JSON in which a single-key object bearing an operator's name is a rule; `literal` escapes.
   */
  result: Template;
}
/**
 * Lets the browser call the operation through the gateway at a path of this site.
 */
export interface Expose {
  path: string;
  /**
   * How long the browser waits after the last key press.
   */
  debounceMs?: number;
}
/**
 * Options that several fields or rules share.
 */
export interface Options {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'options';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 1;
  /**
   * @minItems 1
   * @maxItems 10000
   */
  options?: Option[];
  texts?: TextNames;
  /**
   * Content items of which the options are made, one of each, instead of `options`.
   */
  query?: ContentQuery;
  option?: OptionOfAnItem;
}
/**
 * One choice.
 */
export interface Option {
  /**
   * Identifies an option; rules compare options by it. It neither begins nor ends with a space.
   */
  id: string;
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Short plain text a visitor reads.
   */
  hint?: string;
  /**
   * Language of this part, where it is another than that of the site, as a BCP 47 tag such as `mi`: screen readers speak it so.
   */
  language?: string;
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  when?: Rule;
  /**
   * True for a choice such as "None of these", where several may be chosen: choosing it clears the others, and choosing another clears it.
   */
  exclusive?: true;
  data?: Data;
}
/**
 * How an option is made of an item of the query. Texts may hold {{ item.<field> }}; one that is nothing else is the value of the field.
 */
export interface OptionOfAnItem {
  /**
   * A text, in which {{ item.<field> }} stands for that field of the item.
   */
  id: string;
  /**
   * A text, in which {{ item.<field> }} stands for that field of the item.
   */
  label: string;
  /**
   * A text, in which {{ item.<field> }} stands for that field of the item.
   */
  hint?: string;
  /**
   * Further columns by name.
   */
  data?: {
    /**
     * A text, in which {{ item.<field> }} stands for that field of the item.
     */
    [k: string]: string;
  };
}
/**
 * One event for the data layer.
 */
export interface Analytics {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'analytics';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 1;
  /**
   * Name of the event.
   */
  event: string;
  /**
   * Further properties of the event: a template. `problem.field`, `problem.keyword` and `problem.message` are at hand when the event tells of a validation error.
   */
  data?: Record<string, Template>;
  /**
   * The `eventCategory` of presses of links and buttons by where they are: in a type of module, or in the `header`, the `footer` or the `alert` of a page. A press elsewhere sends nothing. For the document that the site names as its `pressEvent`.
   */
  categories?: {
    [k: string]: string;
  };
}
/**
 * Settings that all pages share: brand, hosts, phone numbers, header and footer.
 */
export interface Site {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'site';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 6;
  /**
   * Short plain text a visitor reads.
   */
  brand: string;
  theme?: Theme;
  /**
   * The language in which the documents are written.
   */
  language: string;
  /**
   * Further languages, into which documents of kind `translation` translate. The pages in each are under its tag, such as `/mi/about`, or at a host of its own.
   *
   * @maxItems 30
   */
  languages?: SiteLanguage[];
  /**
   * IANA time zone in which today is reckoned.
   */
  timeZone: string;
  /**
   * Name of the sitemap channel.
   */
  channel: string;
  /**
   * Title prefixes by host; the first entry found in the host name wins.
   *
   * @maxItems 20
   */
  hosts: HostRule[];
  /**
   * Support numbers by audience.
   */
  phones: {
    [k: string]: Phone;
  };
  /**
   * Page templates by name. Letter case does not matter.
   */
  templates?: {
    [k: string]: PageTemplate;
  };
  /**
   * Name of the template for pages that name none of these.
   */
  defaultTemplate?: string;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  notFoundPage: string;
  /**
   * Name under which a list of content items is read.
   */
  defaultItemList?: string;
  /**
   * Fields that the content service adds to the items of a list from what they link to: by list, then by name of the field. Queries may name them; a field that an item has itself is kept.
   */
  derivedFields?: {
    [k: string]: DerivedFieldsOfAList;
  };
  everyField?: EveryField1;
  /**
   * Hosts whose scripts pages may load, beside those of the site itself.
   *
   * @maxItems 20
   */
  scriptHosts?: string[];
  /**
   * Hosts of pictures besides the site itself. The site fetches, scales and serves them: browsers ask only the site.
   *
   * @maxItems 20
   */
  imageHosts?: string[];
  /**
   * Hosts whose players may be embedded.
   *
   * @maxItems 20
   */
  frameHosts?: string[];
  header: SiteHeader;
  navigation?: Navigation;
  alerts?: Alerts;
  /**
   * Whether the mail systems behind this site take addresses of international domains, such as ada@bücher.example. Questions may then have the format `idn-email`.
   */
  internationalEmail?: boolean;
  thirdParties?: ThirdParties;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  pressEvent?: string;
  footer: SiteFooter;
  words?: Words;
}
/**
 * The look of the site: what a brand decides. What is left out is neutral.
 */
export interface Theme {
  colors?: ThemeColours;
  fonts?: ThemeFonts;
  radii?: ThemeRadii;
  /**
   * Path of the drawing that browsers show beside the title of the page.
   */
  icon?: string;
  /**
   * Path of a drawing that turns while something loads, in the colour of the text around it. A ring when left out.
   */
  loadingSign?: string;
}
/**
 * Colours by their role, each as six hexadecimal digits. The check measures the contrast of all that are used together.
 */
export interface ThemeColours {
  /**
   * Text, and borders of secondary buttons.
   */
  ink?: string;
  /**
   * Text that matters less.
   */
  inkSoft?: string;
  /**
   * Hints and small print.
   */
  inkFaint?: string;
  /**
   * Decorative lines.
   */
  line?: string;
  /**
   * Borders of controls.
   */
  lineStrong?: string;
  /**
   * The page itself.
   */
  canvas?: string;
  /**
   * A warm light surface.
   */
  paper?: string;
  /**
   * A cool light surface.
   */
  mist?: string;
  /**
   * The dark surface: footer, dark bands.
   */
  night?: string;
  /**
   * Colour that stands out on the dark surface.
   */
  nightRaised?: string;
  /**
   * Decorative lines on the dark surface.
   */
  nightLine?: string;
  /**
   * Text on the dark surface.
   */
  onNight?: string;
  /**
   * Text on the dark surface that matters less.
   */
  onNightSoft?: string;
  /**
   * The faintest text on the dark surface.
   */
  onNightFaint?: string;
  /**
   * The colour of the brand: background of primary buttons, text on the dark surface.
   */
  accent?: string;
  /**
   * The same under the pointer.
   */
  accentHover?: string;
  /**
   * The colour of the brand as text: links on light surfaces.
   */
  accentText?: string;
  /**
   * A light tint of it: chosen options.
   */
  accentSoft?: string;
  /**
   * Decorative lines of its tint.
   */
  accentLine?: string;
  /**
   * Text on the colour of the brand.
   */
  onAccent?: string;
  /**
   * Text of errors.
   */
  danger?: string;
  /**
   * Background of errors.
   */
  dangerSoft?: string;
  /**
   * Text of warnings.
   */
  warning?: string;
  /**
   * Background of warnings.
   */
  warningSoft?: string;
  /**
   * Text of good news.
   */
  success?: string;
  /**
   * Background of good news.
   */
  successSoft?: string;
  /**
   * Text of information.
   */
  info?: string;
  /**
   * Background of information.
   */
  infoSoft?: string;
  /**
   * Ring around what has the focus.
   */
  focus?: string;
  /**
   * The same on the dark surface.
   */
  focusOnNight?: string;
}
export interface ThemeFonts {
  text?: Families;
  heading?: Families1;
  /**
   * Files of fonts that the site serves itself.
   *
   * @maxItems 12
   */
  faces?: FontFace[];
}
export interface FontFace {
  /**
   * Name of the font, as `text` or `heading` use it.
   */
  family: string;
  /**
   * Path of its WOFF2 file on this site.
   */
  src: string;
  /**
   * Its weight, or the lowest and the highest of a variable font.
   */
  weight?: string;
  /**
   * Normal when left out.
   */
  style?: 'normal' | 'italic';
}
/**
 * How round corners are, from small to large; `pill` is that of buttons.
 */
export interface ThemeRadii {
  sm?: string;
  md?: string;
  lg?: string;
  xl?: string;
  pill?: string;
}
export interface SiteLanguage {
  /**
   * BCP 47 language tag, lower case.
   */
  language: string;
  /**
   * Hosts of its own, such as `mi.example.org`, at which its pages have no tag. Those count at which the site answers (`WAYMARK_HOSTS`), the first of them for its addresses; where it answers at none, its pages are under its tag.
   *
   * @minItems 1
   * @maxItems 20
   */
  hosts?: string[];
  /**
   * Ids of pages and journeys that have to be translated completely: a text of theirs that is missing, or that was translated from an older one, is an error.
   *
   * @maxItems 500
   *
   * Items: Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  complete?: string[];
}
export interface HostRule {
  /**
   * Part of the host name.
   */
  contains: string;
  /**
   * Text put before the title.
   */
  titlePrefix: string;
}
export interface PageTemplate {
  /**
   * The site header: shown; simple, with the logo and the second call alone, where a visitor should not be led away; or hidden. What a page says goes before what its template says; shown when neither says anything.
   */
  header?: 'shown' | 'simple' | 'hidden';
  /**
   * Names of the support numbers in the footer; all of them when left out.
   *
   * @maxItems 20
   *
   * Items: Name of a field, fact, result or parameter: camelCase.
   */
  phones?: string[];
  /**
   * Room for the modules of the page: that of running content, as when left out, or wide, for what is compared side by side.
   */
  width?: 'content' | 'wide';
}
export interface DerivedFieldsOfAList {
  /**
   * Where the values come from: fields that link, with dots, then a field of the items linked to or their `contentID`. `topics.title` is the title of each topic. Several values, and those of several paths, have commas between them.
   */
  [k: string]: string | string[];
}
/**
 * Defaults of every field: of a form, but not of the fields of forms that it includes, or of the site, where a form says nothing else.
 */
export interface EveryField1 {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  required?: Rule;
  messages?: Messages;
}
export interface SiteHeader {
  /**
   * Id under which the content service serves the header.
   */
  contentID: number;
  /**
   * Id under which the content service serves the simple header: the logo and the second call.
   */
  simpleContentID?: number;
  logo: Image7;
  primaryCta?: Link17;
  secondaryCta?: Link17;
  search?: Link18;
}
/**
 * Leads to the search of the site.
 */
export interface Link18 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * A part of the site with a navigation of its own.
 */
export interface NavigationSection {
  /**
   * Path of the page. Menus leave an entry out whose page does not exist.
   */
  path?: string;
  /**
   * Name in the first link of its dropdown, such as "Products overview"; the text in menus when left out.
   */
  name?: string;
  /**
   * Text in menus; the name, or else the title of the page, when left out.
   */
  menuText?: string;
  /**
   * A line that says more, shown under the link in a dropdown.
   */
  title?: string;
  redirect?: NavigationRedirect;
  visible?: NavigationVisibility;
  /**
   * The primary navigation of the section.
   *
   * @maxItems 12
   */
  children?: NavigationEntry[];
}
/**
 * Where the link goes instead of to the page.
 */
export interface NavigationRedirect {
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  url: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
/**
 * Where the entry is shown; in menus when left out.
 */
export interface NavigationVisibility {
  /**
   * Whether menus show it, with all under it.
   */
  menu: boolean;
}
/**
 * A link, or with children the name of a dropdown.
 */
export interface NavigationEntry {
  /**
   * Path of the page. Menus leave an entry out whose page does not exist.
   */
  path?: string;
  /**
   * Name in the first link of its dropdown, such as "Products overview"; the text in menus when left out.
   */
  name?: string;
  /**
   * Text in menus; the name, or else the title of the page, when left out.
   */
  menuText?: string;
  /**
   * A line that says more, shown under the link in a dropdown.
   */
  title?: string;
  redirect?: NavigationRedirect;
  visible?: NavigationVisibility;
  /**
   * The secondary navigation: links of the dropdown, after the one that leads to the entry itself.
   *
   * @maxItems 30
   */
  children?: NavigationLink[];
}
/**
 * A link of a dropdown.
 */
export interface NavigationLink {
  /**
   * Path of the page. Menus leave an entry out whose page does not exist.
   */
  path?: string;
  /**
   * Name in the first link of its dropdown, such as "Products overview"; the text in menus when left out.
   */
  name?: string;
  /**
   * Text in menus; the name, or else the title of the page, when left out.
   */
  menuText?: string;
  /**
   * A line that says more, shown under the link in a dropdown.
   */
  title?: string;
  redirect?: NavigationRedirect;
  visible?: NavigationVisibility;
}
/**
 * The banner at the top of pages: the first item of a list, with the fields text, iconLink (error, info or warning), closeDuration (day, week or indefinitely), cta1 and cta2.
 */
export interface Alerts {
  query: ContentQuery;
}
/**
 * Services whose scripts run in visitors' browsers. Each is loaded late, and only on pages that need it; only there does the policy of the page name its hosts.
 */
export interface ThirdParties {
  liveChat?: LiveChat;
  ofModules?: ThirdPartiesOfModules;
  tags?: Tags;
}
export interface LiveChat {
  /**
   * Address of the script.
   */
  script: string;
  connectsTo?: ConnectsTo;
  frames?: Frames;
  /**
   * Environment of the chat service.
   */
  environment: string;
  /**
   * Id of our messenger in the chat service.
   */
  deployment: string;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  status: string;
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Pages with a chat: path to the page id of the chat service. Any other page asks nothing and shows no button.
   */
  pages: {
    [k: string]: string;
  };
  /**
   * Parts of paths: where a path contains one, the button is higher, above what is fixed at the bottom there.
   *
   * @maxItems 20
   */
  raisedOn?: string[];
}
/**
 * Scripts that fill a module, such as a calendar of appointments, by the type of the module. Each is loaded on pages with that module, when it comes near the window.
 */
export interface ThirdPartiesOfModules {
  [k: string]: ThirdPartyOfAModule;
}
export interface ThirdPartyOfAModule {
  /**
   * Address of the script.
   */
  script: string;
  connectsTo?: ConnectsTo;
  frames?: Frames;
}
/**
 * Scripts that measure visits or adapt pages. Each is loaded when its page has loaded and is idle, if the visitor has accepted its purpose; a prompt asks. Without tags nothing is asked.
 */
export interface Tags {
  /**
   * What visitors accept or decline: names of purposes, and what each means to visitors.
   */
  purposes: {
    /**
     * Short plain text a visitor reads.
     */
    [k: string]: string;
  };
  /**
   * @minItems 1
   * @maxItems 20
   */
  scripts: Tag[];
  prompt?: ConsentPrompt;
}
export interface Tag {
  /**
   * Address of the script.
   */
  script: string;
  /**
   * Name of the purpose that a visitor must have accepted.
   */
  purpose: string;
  /**
   * Loads it on pages with a form, too, where it can read what visitors type.
   */
  onForms?: boolean;
  connectsTo?: ConnectsTo;
  frames?: Frames;
}
/**
 * Texts of the prompt that differ from the usual ones.
 */
export interface ConsentPrompt {
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * Plain text.
   */
  text?: string;
  link?: Link19;
  /**
   * Short plain text a visitor reads.
   */
  acceptLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  declineLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  chooseLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  saveLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  openLabel?: string;
}
/**
 * Leads to more about it, such as a page about privacy.
 */
export interface Link19 {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  /**
   * Where the link opens.
   */
  target?: '_self' | '_blank';
}
export interface SiteFooter {
  /**
   * Id under which the content service serves the footer.
   */
  contentID: number;
  /**
   * Id under which the content service serves the footer of pages with the simple header.
   */
  simpleContentID?: number;
  logo: Image7;
  /**
   * Short plain text a visitor reads.
   */
  copyrightMessage: string;
  /**
   * Label before each support number, by the name of the number.
   */
  phoneLabels?: {
    /**
     * Short plain text a visitor reads.
     */
    [k: string]: string;
  };
  /**
   * Marks of others, such as awards, memberships and services for visitors. Pages with the simple header do not have them.
   *
   * @maxItems 20
   */
  marks?: FooterMark[];
  /**
   * @maxItems 20
   */
  primaryLinks: Link17[];
  /**
   * @maxItems 20
   */
  secondaryLinks: Link17[];
  /**
   * @maxItems 10
   */
  socialIcons: SocialIcon[];
}
/**
 * A logo of somebody else, with their name and what they are to visitors.
 */
export interface FooterMark {
  /**
   * Id of the mark: of its link on pages, and in the paths of translated texts.
   */
  id?: string;
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Short plain text a visitor reads.
   */
  text?: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href?: string;
  logo: Image7;
  window?: ThirdPartyWindow;
}
/**
 * A window of a third party over the page, which a link opens. Its script is loaded when the link comes near the window of the browser; without it the link leads to its address.
 */
export interface ThirdPartyWindow {
  /**
   * Address of the script.
   */
  script: string;
  connectsTo?: ConnectsTo;
  frames?: Frames;
  start?: StartOfAWindow;
}
/**
 * How the window is attached to the link once the script is there: an object of a class of the script is made. Without it the script finds the link by itself.
 */
export interface StartOfAWindow {
  /**
   * Name of the class.
   */
  create: string;
  /**
   * Options that the class is given, such as the id of the link.
   */
  with?: {
    [k: string]: string | number | boolean;
  };
  /**
   * Name of the method of the new object that is called then.
   */
  call?: string;
}
export interface SocialIcon {
  /**
   * Short plain text a visitor reads.
   */
  label: string;
  /**
   * Where a link goes: a path of this site, a fragment, or an https, mailto or tel address.
   */
  href: string;
  icon: Image7;
}
/**
 * The words of the product itself, such as the names of buttons and the messages of forms. A language pack has all of them; a site writes those that it says differently. Names in braces stand for what is filled in.
 */
export interface Words {
  header?: HeaderWords;
  languages?: LanguageWords;
  alerts?: AlertWords;
  previewBar?: PreviewWords;
  consent?: ConsentWords;
  messages?: PageMessages;
  lists?: ListingWords2;
  search?: SearchWords;
  modules?: ModuleWords;
  receipt?: Receipt;
  returning?: SaveAndReturn1;
  submissions?: SubmissionMessages;
  sections?: WordsOfTaskLists;
  forms?: FormWords;
  fieldErrors?: Messages1;
}
/**
 * Words of the header.
 */
export interface HeaderWords {
  /**
   * Short plain text a visitor reads.
   */
  skip?: string;
  /**
   * Short plain text a visitor reads.
   */
  home?: string;
  /**
   * Short plain text a visitor reads.
   */
  sections?: string;
  /**
   * Short plain text a visitor reads.
   */
  overview?: string;
  /**
   * Short plain text a visitor reads.
   */
  back?: string;
  /**
   * Short plain text a visitor reads.
   */
  navigation?: string;
  /**
   * Short plain text a visitor reads.
   */
  openMenu?: string;
  /**
   * Short plain text a visitor reads.
   */
  closeMenu?: string;
}
/**
 * Words of the list of the languages of the site.
 */
export interface LanguageWords {
  /**
   * Short plain text a visitor reads.
   */
  label?: string;
  /**
   * Short plain text a visitor reads.
   */
  name?: string;
  /**
   * Short plain text a visitor reads.
   */
  suggestion?: string;
}
/**
 * Words of the banner at the top of pages.
 */
export interface AlertWords {
  /**
   * Short plain text a visitor reads.
   */
  label?: string;
  /**
   * Short plain text a visitor reads.
   */
  closeLabel?: string;
}
/**
 * Words of the bar that previews have.
 */
export interface PreviewWords {
  /**
   * Short plain text a visitor reads.
   */
  exitLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  question?: string;
}
/**
 * Words of the prompt about tags, and of the button that opens it again. The `prompt` of the tags replaces them.
 */
export interface ConsentWords {
  /**
   * Short plain text a visitor reads.
   */
  title?: string;
  /**
   * Plain text.
   */
  text?: string;
  /**
   * Short plain text a visitor reads.
   */
  acceptLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  declineLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  chooseLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  saveLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  openLabel?: string;
}
/**
 * Said by pages that cannot be shown, and while pages load.
 */
export interface PageMessages {
  /**
   * Short plain text a visitor reads.
   */
  loading?: string;
  /**
   * Short plain text a visitor reads.
   */
  errorTitle?: string;
  /**
   * Short plain text a visitor reads.
   */
  errorText?: string;
  /**
   * Plain text.
   */
  switchedOff?: string;
  /**
   * Plain text.
   */
  formGone?: string;
  /**
   * Plain text.
   */
  answersGone?: string;
  /**
   * Short plain text a visitor reads.
   */
  tooManyRequests?: string;
}
/**
 * Words around a list. What is left out is said in the words of the site.
 */
export interface ListingWords2 {
  /**
   * Short plain text a visitor reads.
   */
  filterTitle?: string;
  /**
   * Short plain text a visitor reads.
   */
  openFilters?: string;
  /**
   * Short plain text a visitor reads.
   */
  closeFilters?: string;
  /**
   * Short plain text a visitor reads.
   */
  year?: string;
  /**
   * Short plain text a visitor reads.
   */
  anyYear?: string;
  /**
   * Short plain text a visitor reads.
   */
  month?: string;
  /**
   * Short plain text a visitor reads.
   */
  anyMonth?: string;
  /**
   * Short plain text a visitor reads.
   */
  tag?: string;
  /**
   * Short plain text a visitor reads.
   */
  topic?: string;
  /**
   * Short plain text a visitor reads.
   */
  apply?: string;
  /**
   * Short plain text a visitor reads.
   */
  clear?: string;
  /**
   * Short plain text a visitor reads.
   */
  loadMore?: string;
  /**
   * Short plain text a visitor reads.
   */
  showingAll?: string;
  /**
   * Short plain text a visitor reads.
   */
  showingSome?: string;
  /**
   * Short plain text a visitor reads.
   */
  noMatches?: string;
  /**
   * Short plain text a visitor reads.
   */
  noMatchesText?: string;
}
/**
 * Words of a search of the site. A module replaces those that it writes.
 */
export interface SearchWords {
  /**
   * Short plain text a visitor reads.
   */
  placeholder?: string;
  /**
   * Short plain text a visitor reads.
   */
  submitLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  resultsTitle?: string;
  /**
   * How many pages were found, as an ICU message with the number {n}.
   */
  results?: string;
  /**
   * Short plain text a visitor reads.
   */
  moreLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  noResultsTitle?: string;
  /**
   * Plain text.
   */
  noResultsText?: string;
  /**
   * Plain text.
   */
  failedText?: string;
  /**
   * Short plain text a visitor reads.
   */
  retryLabel?: string;
}
/**
 * Words of single modules. A module replaces those that it writes.
 */
export interface ModuleWords {
  /**
   * Short plain text a visitor reads.
   */
  breadcrumb?: string;
  /**
   * Short plain text a visitor reads.
   */
  category?: string;
  /**
   * Short plain text a visitor reads.
   */
  watch?: string;
  /**
   * Short plain text a visitor reads.
   */
  download?: string;
  /**
   * Short plain text a visitor reads.
   */
  read?: string;
  /**
   * How long an article takes to read, in minutes, as an ICU message with the number {n}.
   */
  readTime?: string;
  /**
   * Short plain text a visitor reads.
   */
  allTopics?: string;
  /**
   * Short plain text a visitor reads.
   */
  openAnswer?: string;
  /**
   * Short plain text a visitor reads.
   */
  complete?: string;
  /**
   * Short plain text a visitor reads.
   */
  timeframes?: string;
  /**
   * Short plain text a visitor reads.
   */
  playVideo?: string;
  /**
   * Short plain text a visitor reads.
   */
  closeVideo?: string;
}
/**
 * Words of a review on a final step, which shows what was sent.
 */
export interface Receipt {
  /**
   * Short plain text a visitor reads.
   */
  reference?: string;
  /**
   * Short plain text a visitor reads.
   */
  sentOn?: string;
  /**
   * Short plain text a visitor reads.
   */
  print?: string;
  /**
   * Plain text.
   */
  hint?: string;
}
/**
 * Words of journeys whose visitors may save their answers and come back.
 */
export interface SaveAndReturn1 {
  /**
   * Short plain text a visitor reads.
   */
  button?: string;
  /**
   * Shown once the link and the code are on their way; {until} is the last day on which they work.
   */
  saved?: string;
  /**
   * Plain text.
   */
  limited?: string;
  /**
   * Plain text.
   */
  failed?: string;
  /**
   * Plain text.
   */
  refused?: string;
  /**
   * Plain text.
   */
  welcome?: string;
  /**
   * Shown instead where the journey has changed meanwhile, so that some pages are incomplete; {pages} are their titles.
   */
  changed?: string;
}
/**
 * Banners about what became of a form that was sent.
 */
export interface SubmissionMessages {
  /**
   * Plain text.
   */
  received?: string;
  /**
   * Plain text.
   */
  repeated?: string;
  /**
   * Plain text.
   */
  stale?: string;
  /**
   * Shown after a press of a page that shows something else now than it did; nothing was sent.
   */
  changed?: {
    /**
     * The banner; {changes} is what differs.
     */
    message?: string;
    /**
     * One answer that differs: {label} is its question, {now} the answer and {before} what the page showed.
     */
    answer?: string;
    /**
     * One answer that differs and cannot be shown; {label} is its question.
     */
    hiddenAnswer?: string;
    /**
     * Plain text.
     */
    others?: string;
  };
  /**
   * Shown beside what a call without an answer says, if the visitor has changed answers since the press that may have arrived: they were not sent. {changes} names them in the words of `changed`.
   */
  unsent?: string;
  /**
   * Shown to a visitor who begins again after leaving the final step of a journey: its answers are deleted by then.
   */
  sent?: {
    /**
     * The banner: {what} is the title of the final step, {when} the day and time, {reference} the sentence below.
     */
    message?: string;
    /**
     * Added where the final step has a `reference`.
     */
    reference?: string;
  };
  /**
   * Plain text.
   */
  unknown?: string;
  /**
   * Plain text.
   */
  unanswered?: string;
  /**
   * Plain text.
   */
  unsettled?: string;
}
/**
 * Words of the list of a journey's sections.
 */
export interface WordsOfTaskLists {
  states?: SectionStates;
  /**
   * Short plain text a visitor reads.
   */
  optional?: string;
  /**
   * Above the list: {done} of {all} sections are complete.
   */
  progress?: string;
  /**
   * Error where the journey cannot go on, because the section named {title} is not complete.
   */
  open?: string;
}
/**
 * Words that every form of the site has beside its questions. In braces stands what is put in.
 */
export interface FormWords {
  /**
   * Short plain text a visitor reads.
   */
  optional?: string;
  /**
   * Short plain text a visitor reads.
   */
  errorPrefix?: string;
  /**
   * Short plain text a visitor reads.
   */
  errorSummaryTitle?: string;
  /**
   * Short plain text a visitor reads.
   */
  connectionMessage?: string;
  /**
   * Short plain text a visitor reads.
   */
  closeLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  infoCloseLabel?: string;
  /**
   * Short plain text a visitor reads.
   */
  sending?: string;
  /**
   * Short plain text a visitor reads.
   */
  working?: string;
  /**
   * Short plain text a visitor reads.
   */
  suggestionsFailed?: string;
  /**
   * Said without JavaScript of a text too short to look for; {count} stands for the fewest characters.
   */
  suggestionsTooShort?: string;
  /**
   * Short plain text a visitor reads.
   */
  noChoice?: string;
  /**
   * Short plain text a visitor reads.
   */
  update?: string;
  /**
   * Short plain text a visitor reads.
   */
  addItem?: string;
  /**
   * Short plain text a visitor reads.
   */
  removeItem?: string;
  /**
   * Short plain text a visitor reads.
   */
  moveItemUp?: string;
  /**
   * Short plain text a visitor reads.
   */
  moveItemDown?: string;
  /**
   * Where a visitor stands: {part} and {of} are numbers, {label} says what the part is about.
   */
  progress?: string;
  /**
   * Says of a step that was complete until something else changed which {questions} to look at again.
   */
  reopened?: string;
  /**
   * Says which {questions} follow from the answers that were sent, where the visitor could not see them before.
   */
  revealed?: string;
  /**
   * Says how long answers are kept: {time} after the last change, {most} at the longest.
   */
  keptFor?: string;
  /**
   * Short plain text a visitor reads.
   */
  clearAnswers?: string;
  /**
   * Short plain text a visitor reads.
   */
  clearWarning?: string;
  /**
   * Short plain text a visitor reads.
   */
  clearNow?: string;
  /**
   * Short plain text a visitor reads.
   */
  cleared?: string;
  /**
   * Short plain text a visitor reads.
   */
  moreTimeTitle?: string;
  /**
   * Text of the warning; {time} is the time left.
   */
  moreTimeText?: string;
  /**
   * Short plain text a visitor reads.
   */
  keepAnswers?: string;
  /**
   * Short plain text a visitor reads.
   */
  timeOverTitle?: string;
  /**
   * Short plain text a visitor reads.
   */
  timeOverText?: string;
  formatting?: FormattingWords;
  limits?: LimitWords;
  durations?: DurationWords;
  /**
   * Short plain text a visitor reads.
   */
  chosenSoFar?: string;
  /**
   * Short plain text a visitor reads.
   */
  showChosen?: string;
  /**
   * Short plain text a visitor reads.
   */
  notReady?: string;
  /**
   * Short plain text a visitor reads.
   */
  scriptNeeded?: string;
  /**
   * Short plain text a visitor reads.
   */
  yes?: string;
  /**
   * Short plain text a visitor reads.
   */
  no?: string;
  /**
   * Short plain text a visitor reads.
   */
  day?: string;
  /**
   * Short plain text a visitor reads.
   */
  month?: string;
  /**
   * Short plain text a visitor reads.
   */
  year?: string;
  /**
   * Short plain text a visitor reads.
   */
  days?: string;
  /**
   * Short plain text a visitor reads.
   */
  hours?: string;
  /**
   * Short plain text a visitor reads.
   */
  minutes?: string;
  files?: WordsOfFiles;
}
/**
 * Words of the editor of rich texts.
 */
export interface FormattingWords {
  /**
   * Short plain text a visitor reads.
   */
  label?: string;
  /**
   * Short plain text a visitor reads.
   */
  bold?: string;
  /**
   * Short plain text a visitor reads.
   */
  italic?: string;
  /**
   * Short plain text a visitor reads.
   */
  heading?: string;
  /**
   * Short plain text a visitor reads.
   */
  subheading?: string;
  /**
   * Short plain text a visitor reads.
   */
  bullets?: string;
  /**
   * Short plain text a visitor reads.
   */
  numbers?: string;
  /**
   * Short plain text a visitor reads.
   */
  link?: string;
  /**
   * Short plain text a visitor reads.
   */
  address?: string;
  /**
   * Short plain text a visitor reads.
   */
  setLink?: string;
  /**
   * Short plain text a visitor reads.
   */
  removeLink?: string;
  /**
   * Short plain text a visitor reads.
   */
  marks?: string;
}
/**
 * What a visitor may still write, as ICU messages with the number {n}, which have a form for each plural of the language.
 */
export interface LimitWords {
  /**
   * How many characters may follow.
   */
  charactersLeft?: string;
  /**
   * How many characters are too many.
   */
  charactersOver?: string;
  /**
   * How many characters a text may have.
   */
  charactersAllowed?: string;
  /**
   * How many words may follow.
   */
  wordsLeft?: string;
  /**
   * How many words are too many.
   */
  wordsOver?: string;
  /**
   * How many words a text may have.
   */
  wordsAllowed?: string;
}
/**
 * A length of time, each unit as an ICU message with the number {n}, which has a form for each plural of the language.
 */
export interface DurationWords {
  /**
   * Such as `{n, plural, one {# day} other {# days}}`.
   */
  day?: string;
  /**
   * Such as `{n, plural, one {# hour} other {# hours}}`.
   */
  hour?: string;
  /**
   * Such as `{n, plural, one {# minute} other {# minutes}}`.
   */
  minute?: string;
}
/**
 * Words of fields that take files.
 */
export interface WordsOfFiles {
  /**
   * Short plain text a visitor reads.
   */
  choose?: string;
  /**
   * Short plain text a visitor reads.
   */
  drop?: string;
  /**
   * Short plain text a visitor reads.
   */
  limit?: string;
  /**
   * Short plain text a visitor reads.
   */
  upload?: string;
  /**
   * Short plain text a visitor reads.
   */
  uploading?: string;
  /**
   * Short plain text a visitor reads.
   */
  added?: string;
  /**
   * Short plain text a visitor reads.
   */
  removed?: string;
  /**
   * Short plain text a visitor reads.
   */
  remove?: string;
  /**
   * Short plain text a visitor reads.
   */
  cancel?: string;
  /**
   * Short plain text a visitor reads.
   */
  retry?: string;
}
/**
 * Items of a named list, as a headless content service keeps them.
 */
export interface Content {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'content';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 1;
  /**
   * Name by which authors find the list; visitors never read it. Left out, it is known by its id.
   */
  title?: string;
  /**
   * Name under which a list of content items is read.
   */
  referenceName: string;
  /**
   * BCP 47 language tag, lower case.
   */
  language: string;
  /**
   * Type of a value: the name of a type, or a JSON Schema fragment.
   */
  itemType?: ValueSchema;
  texts?: TextNames1;
  /**
   * @maxItems 5000
   */
  items: ContentItem[];
}
export interface ContentItem {
  /**
   * Unique among all items of a language.
   */
  contentID: number;
  /**
   * When this may first be seen, in the time zone of the site or with an offset: 2026-12-01T09:00 or 2026-12-01T09:00+13:00. Until then it does not exist for visitors; the preview shows it.
   */
  publishFrom?: string;
  /**
   * When this is no longer seen, in the time zone of the site or with an offset: 2026-12-24T17:00 or 2026-12-24T17:00+13:00. From then on it does not exist for visitors; the preview shows it.
   */
  publishUntil?: string;
  /**
   * The item's fields; {"contentID": n} links to another item.
   */
  fields: {
    blockEditor?: Blocks5;
    [k: string]: unknown;
  };
}
/**
 * Description of what a service accepts and answers, as an OpenAPI document. Operations name it, and every request that a journey can make is checked against it.
 */
export interface Contract {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'contract';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 1;
  /**
   * Plain text.
   */
  description?: string;
  /**
   * Headers that the configuration of the service sends with every call, by name in small letters: the value, or `true` where it differs between calls or environments. A required header that neither the operation nor the configuration sends is missing.
   */
  configuredHeaders?: {
    [k: string]: string | true;
  };
  /**
   * The OpenAPI 3.1 document of the service, in JSON. Its references stay inside it: `#/components/…`.
   */
  openapi: {readonly [name: string]: unknown};
}
/**
 * Types of values, written once and named wherever a type may stand: `library.book` is the type `book` of the types document `library`.
 */
export interface Types {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'types';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 1;
  /**
   * Plain text.
   */
  description?: string;
  /**
   * Each type by its name.
   */
  types: {
    /**
     * Type of a value: the name of a type, or a JSON Schema fragment.
     */
    [k: string]: ValueSchema;
  };
}
/**
 * The words of the product in one language, for pages in it. Words that it leaves out are English.
 */
export interface LanguagePack {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'language-pack';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 1;
  /**
   * Plain text.
   */
  description?: string;
  /**
   * BCP 47 language tag, lower case.
   */
  language: string;
  words: Words;
}
/**
 * A part that is kept for the site, such as a card, a question or a module. The studio offers it wherever such a part is added; visitors never see the preset itself.
 */
export interface Preset {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'preset';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 1;
  /**
   * Name by which authors choose it.
   */
  title: string;
  /**
   * When to use it.
   */
  use?: string;
  /**
   * The part, as documents have it. It is checked where it is used.
   */
  part: {};
}
/**
 * Answers of a made-up visitor of a journey. The studio shows steps as this visitor sees them; visitors of the site never see it.
 */
export interface AnswerSet {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'answer-set';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 1;
  /**
   * Name by which authors choose it, such as `Order with a dog`.
   */
  title: string;
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  journey: string;
  /**
   * Answers by name; made-up values only. Questions that it leaves out are answered where they must be.
   */
  answers: {
    [k: string]:
      | string
      | number
      | boolean
      | (
          | string
          | {
              [k: string]: string | number | boolean | unknown[] | {};
            }
        )[]
      | {
          [k: string]: string;
        };
  };
}
/**
 * The texts of one document in another language of the site. Texts that it leaves out are shown as they are in the document.
 */
export interface Translation {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'translation';
  /**
   * Identifies a document, step, option set or decision: lower-case words joined by hyphens.
   */
  id: string;
  schemaVersion: 2;
  /**
   * Plain text.
   */
  description?: string;
  /**
   * BCP 47 language tag, lower case.
   */
  language: string;
  /**
   * Id of the document whose texts these are; that of a picture is its path.
   */
  document: string;
  /**
   * Paths of pages in the language: `path` of a page or journey, `steps/<id>/path` of a step. They are written as in the document, without the tag of the language.
   */
  paths?: {
    [k: string]: string;
  };
  /**
   * The texts by their path in the document: names of properties, and for an entry of a list its id, name, contentID or type, else its number, as in `zones/content/opening-hours/title` or `steps/contact/content/#2/text`.
   */
  texts: {
    [k: string]: TranslatedText;
  };
}
export interface TranslatedText {
  /**
   * A rule: {operator: [arguments]}, or a literal value.
   */
  text: Rule;
  /**
   * Mark of the text that it was translated from. When that changes, `waymark check` says so. `waymark check --fix` writes it where it is missing.
   */
  from?: string;
  /**
   * Short plain text a visitor reads.
   */
  review?: string;
}
/**
 * A picture or file of the site. The command writes it from a file of the folder `media`; nobody writes it by hand.
 */
export interface Asset {
  /**
   * Relative path of the schema, so that an editor completes and checks.
   */
  $schema?: string;
  kind: 'asset';
  /**
   * Path on the site, by which documents name it.
   */
  id: string;
  schemaVersion: 1;
  /**
   * Hash of its bytes in hexadecimal. The store has the bytes under it.
   */
  sha256: string;
  /**
   * Media type, found by its bytes.
   */
  type:
    | 'application/pdf'
    | 'font/woff'
    | 'font/woff2'
    | 'image/avif'
    | 'image/gif'
    | 'image/jpeg'
    | 'image/png'
    | 'image/svg+xml'
    | 'image/vnd.microsoft.icon'
    | 'image/webp'
    | 'text/vtt'
    | 'video/mp4'
    | 'video/webm';
  /**
   * Number of bytes.
   */
  size: number;
  /**
   * Width of a picture in pixels.
   */
  width?: number;
  /**
   * Height of a picture in pixels.
   */
  height?: number;
  /**
   * Text alternative of the picture, where a document that names it says none.
   */
  alt?: string;
  /**
   * Who made the picture.
   */
  credit?: string;
  focus?: Focus;
  /**
   * A tiny WebP of a photograph in base64, shown until it has loaded.
   */
  placeholder?: string;
}

/**
 * An entry of the fields of a form: a field, several fields with one condition, a field that is like another, or the fields of another form.
 */
export type FormEntry = Field | FieldGroup | IncludedFields | LikeField;
/**
 * Properties of the field, such as another label, or a condition.
 */
export type ChangedField = {readonly [property: string]: unknown};

/**
 * Several fields with one condition.
 */
export interface FieldGroup {
  /**
   * The fields are shown, and count, only while this rule is true; a field's own `when` must be true as well.
   */
  when: Rule;
  /**
   * The fields, in order of appearance: fields, further groups, fields that are like others, and the fields of other forms.
   *
   * @minItems 1
   * @maxItems 2000
   */
  fields: FormEntry[];
}
/**
 * The fields of another form, in its order.
 */
export interface IncludedFields {
  /**
   * The form whose fields stand here as well; no step has to show it by itself.
   */
  include: string;
  /**
   * Names of the fields that are wanted, in the order wanted; all of them when left out.
   *
   * @minItems 1
   * @maxItems 2000
   *
   * Items: Name of a field, fact, result or parameter: camelCase.
   */
  only?: string[];
  /**
   * The fields are shown, and count, only while this rule is true; a field's own `when` must be true as well.
   */
  when?: Rule;
  /**
   * Differences by the name of a field: properties that it has here instead of its own. Of its messages only those are replaced that are given.
   */
  change?: {
    [k: string]: ChangedField;
  };
}
/**
 * A further field that is like an earlier one of the form, or like one of another form. It says its name and whatever is different: any property of such a field.
 */
export interface LikeField {
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  like: string;
  /**
   * The form whose field it is like, such as one that holds the questions which many forms ask; no step has to show it.
   */
  of?: string;
  /**
   * Name of a field, fact, result or parameter: camelCase.
   */
  name: string;
  /**
   * Words that stand as others in all that is taken from the earlier field, in its texts, rules and actions. A word is replaced where it stands whole, and as it is written.
   */
  replace?: {
    [k: string]: string;
  };
  [k: string]: unknown;
}

export type Operand = string | number | boolean;
/**
 * @maxItems 100
 */
export type Operands = Operand[];

/**
 * Items of content lists to read: those that match, in an order, some of them.
 */
export interface ContentQuery {
  /**
   * Reference name of the list; several names read the lists one after the other.
   */
  list: string | string[];
  /**
   * Condition by field: a value, a list of values of which one fits, or comparisons. A link is compared by the contentID of its item. On an item page "{{ item.<field> }}" stands for that field of the page's item.
   */
  where?: {
    [k: string]: Operand | Operands | QueryComparisons;
  };
  /**
   * Field to sort by, with "-" before it for the greatest first. Items without the field come last. Left out, items keep the order of their list.
   */
  order?: string;
  /**
   * Number of items to leave out at the start.
   */
  skip?: number;
  /**
   * Most items to read; all when left out.
   */
  take?: number;
  /**
   * Fields to read; all when left out. A page is made anew only when one of these has changed, so name only those it shows.
   *
   * @minItems 1
   * @maxItems 50
   */
  fields?: string[];
}
/**
 * All of them must hold.
 */
export interface QueryComparisons {
  eq?: Operand;
  ne?: Operand;
  in?: Operands;
  /**
   * Letter case does not matter.
   */
  contains?: string;
  lt?: string | number;
  lte?: string | number;
  gt?: string | number;
  gte?: string | number;
}

/**
 * Text typed or choice made; a list for a group of boxes, or of the items of a list.
 */
export type ScenarioGiven = string | (string | ScenarioItem)[];
/**
 * One action of the visitor and its expected result, told apart by its verb.
 */
export type ScenarioTurn = ScenarioVisit | ScenarioPress | ScenarioTouch | ScenarioReturn;

/**
 * Scenarios of one journey: what a visitor does, what outside services answer, and the expected result of each turn.
 */
export interface ScenarioFile {
  $schema?: string;
  /**
   * Id of the journey.
   */
  journey: string;
  /**
   * Today in the site's time zone, as `yyyy-mm-dd`.
   */
  today: string;
  /**
   * Server settings that operations read.
   */
  settings?: {
    [k: string]: string;
  };
  /**
   * Query parameters of the first visit.
   */
  captured?: {
    [k: string]: string;
  };
  /**
   * Answers that the visitor gave in other journeys before, by name.
   */
  given?: {
    [k: string]: string;
  };
  /**
   * Named answers of outside services, for calls to refer to.
   */
  answers?: {
    [k: string]: ScenarioAnswer;
  };
  /**
   * Named requests, for calls to refer to.
   */
  requests?: {
    [k: string]: ScenarioRequest;
  };
  /**
   * The visitor's answers on each step, by field, unless a turn changes them.
   */
  filled: {
    [k: string]: {
      [k: string]: ScenarioGiven;
    };
  };
  /**
   * Named sequences of turns that several scenarios begin with.
   */
  ways?: {
    /**
     * @minItems 1
     */
    [k: string]: ScenarioTurn[];
  };
  /**
   * @minItems 1
   */
  scenarios: Scenario[];
}
/**
 * An answer of an outside service.
 */
export interface ScenarioAnswer {
  status: number;
  /**
   * Any JSON value.
   */
  body?: Rule;
}
/**
 * A request to a service, without the parts that the service's configuration adds.
 */
export interface ScenarioRequest {
  service: string;
  method: string;
  path: string;
  headers?: {
    [k: string]: string;
  };
  query?: {
    [k: string]: string;
  };
  /**
   * Any JSON value.
   */
  body?: Rule;
}
/**
 * What is typed or chosen for one item of a list, by question; or the name, type and size of one of several files.
 */
export interface ScenarioItem {
  [k: string]: string | string[];
}
/**
 * The visitor opens a step.
 */
export interface ScenarioVisit {
  /**
   * Id of the step.
   */
  visit: string;
  expect: ScenarioExpectation;
}
/**
 * The expected result of a turn: decisions, without texts and layout. Parts left out are not compared, except that `problems`, `notices` and `events` default to none.
 */
export interface ScenarioExpectation {
  /**
   * Result of the turn.
   */
  outcome: 'shown' | 'invalid' | 'failed' | 'accepted' | 'redirected' | 'updated' | 'revealed' | 'left';
  /**
   * Where the visitor is after the turn.
   */
  at:
    | {
        step: string;
      }
    | {
        page: string;
      }
    | {
        href: string;
      };
  /**
   * The failed keyword of each field with a problem; none when left out.
   */
  problems?: {
    [k: string]: string;
  };
  /**
   * Tones of the banners, in order; none when left out.
   */
  notices?: string[];
  /**
   * Names of the visible fields, in any order; not compared when left out.
   */
  fields?: string[];
  /**
   * Whole events for the data layer, in order; none when left out.
   */
  events?: ScenarioEvent[];
  /**
   * Answers that differ from what was typed after the turn: set by a rule, read as another value, or null if cleared. Not compared when left out.
   */
  answers?: {
    [k: string]: Rule;
  };
  /**
   * Ids of the options of fields, in any order, by field; fields left out are not compared.
   */
  offers?: {
    [k: string]: string[];
  };
  /**
   * Amounts in the rows of fields, including the summary's, by field; fields left out are not compared.
   */
  amounts?: {
    [k: string]: string[];
  };
  /**
   * Steps of the chips, in order; not compared when left out.
   */
  chips?: string[];
  /**
   * Whether the button looks enabled; not compared when left out.
   */
  ready?: boolean;
}
export interface ScenarioEvent {
  event: string;
  [k: string]: Rule | string;
}
/**
 * The visitor fills in a step and presses its button. Earlier texts stay in the form.
 */
export interface ScenarioPress {
  /**
   * Id of the step.
   */
  press: string;
  /**
   * Answers that override those of `filled`; null removes one.
   */
  changes?: {
    [k: string]: ScenarioGiven | null;
  };
  /**
   * Whether the anti-robot service accepts the visitor; true when left out.
   */
  human?: boolean;
  /**
   * The step whose chip led here, and to which the visitor returns.
   */
  from?: string;
  /**
   * Whether the browser has a token of this site; left out where scripts do not run.
   */
  hasSiteToken?: boolean;
  /**
   * The expected calls in order, each with the answer it gets.
   */
  calls?: ScenarioCall[];
  expect: ScenarioExpectation;
}
/**
 * An expected call and the answer it gets.
 */
export interface ScenarioCall {
  /**
   * Id of the operation.
   */
  operation: string;
  /**
   * The whole request, or its name in the file; not compared when left out.
   */
  request?: ScenarioRequest | string;
  /**
   * The operation refuses the input that it is handed, so that no request is made.
   */
  refused?: true;
  /**
   * Answer of the outside service: status 200 without a body when left out, `sandbox` for the answer of the sandbox.
   */
  gives?: ScenarioAnswer | ScenarioFailure | ScenarioNamedAnswer | 'sandbox';
}
/**
 * A call that gets no usable answer.
 */
export interface ScenarioFailure {
  failure:
    | 'timeout'
    | 'network'
    | 'status'
    | 'too-large'
    | 'not-json'
    | 'not-xml'
    | 'circuit-open'
    | 'no-token'
    | 'refused'
    | 'unexpected-body'
    | 'unevaluated';
}
/**
 * One of the answers of the file.
 */
export interface ScenarioNamedAnswer {
  /**
   * Name of the answer.
   */
  answer: string;
}
/**
 * The visitor changes or presses a field of a step.
 */
export interface ScenarioTouch {
  touch: {
    step: string;
    event: 'change' | 'press';
    field: string;
  };
  /**
   * Answers that override those of `filled`; null removes one.
   */
  changes?: {
    [k: string]: ScenarioGiven | null;
  };
  /**
   * The step whose chip led here, and to which the visitor returns.
   */
  from?: string;
  /**
   * Whether the browser has a token of this site; left out where scripts do not run.
   */
  hasSiteToken?: boolean;
  /**
   * The expected calls in order, each with the answer it gets.
   */
  calls?: ScenarioCall[];
  expect: ScenarioExpectation;
}
/**
 * The visitor comes back to a step from a hosted page.
 */
export interface ScenarioReturn {
  /**
   * Id of the step.
   */
  return: string;
  query: {
    [k: string]: string;
  };
  /**
   * Answers that override those of `filled`; null removes one.
   */
  changes?: {
    [k: string]: ScenarioGiven | null;
  };
  /**
   * The step whose chip led here, and to which the visitor returns.
   */
  from?: string;
  /**
   * Whether the browser has a token of this site; left out where scripts do not run.
   */
  hasSiteToken?: boolean;
  /**
   * The expected calls in order, each with the answer it gets.
   */
  calls?: ScenarioCall[];
  expect: ScenarioExpectation;
}
export interface Scenario {
  /**
   * Statement that the scenario proves, in everyday words.
   */
  title: string;
  /**
   * Name of the way that comes before the turns.
   */
  way?: string;
  /**
   * @minItems 1
   */
  turns: ScenarioTurn[];
}
