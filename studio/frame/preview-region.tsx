import { lazy, type ReactNode, Suspense, use, useMemo } from 'react';
import {
  type CompiledRelease,
  dataTableData,
  type JsonValue,
  type ListSetting,
  type PageContent,
  pictureSeriesView,
  prepareArticles,
  prepareDocuments,
  prepareQuestions,
  seriesText,
  showArticles,
  showDocuments,
  showQuestions,
} from '#engine';
import { findStaticRegion } from '#renderer/islands';
import type { DataTable, Module, PictureSeries } from '#schemas';
import { withoutMarks } from './marks/invisible-marks.ts';
import type { Outside } from './outside.ts';
import { Asking, NotAsked } from './stand-ins.tsx';

interface PreviewRegionProps {
  readonly module: Module;
  readonly place: string;
  readonly path: string;
  readonly release: CompiledRelease;
  readonly items: PageContent['items'];
  readonly outside: Outside;
}

/** A region as a visitor sees it who has chosen no filter. */
export function PreviewRegion(props: PreviewRegionProps): ReactNode {
  const { module } = props;
  if (module.type !== 'data-table' && module.type !== 'picture-series') return <ListRegion {...props} />;
  return (
    <Suspense fallback={<Asking operation={module.operation} />}>
      <ServiceRegion {...props} module={module} />
    </Suspense>
  );
}

/** A region that shows the result of an operation. */
function ServiceRegion({
  module,
  place,
  path,
  release,
  items,
  outside,
}: PreviewRegionProps & { readonly module: DataTable | PictureSeries }): ReactNode {
  const ran = use(outside.resultOf(module.operation));
  const pictures =
    module.type === 'picture-series' ? use(outside.picturesOf(module.picture.service)) : undefined;
  const Region = componentOf(module.type);
  if (Region === undefined) return null;
  if (!ran.ok && (ran.reason === 'preview' || ran.reason === 'unasked'))
    return <NotAsked operation={module.operation} reason={ran.reason} />;
  const result = ran.ok ? { value: ran.result } : undefined;
  const data =
    module.type === 'data-table'
      ? tableOf(module, result)
      : seriesOf(module, result, { path, pictures, text: module.text && items(module.text)[0] });
  return <Region module={module} data={data} query="" path={path} place={place} site={release.site} />;
}

type Result = { readonly value: JsonValue | undefined } | undefined;

function tableOf(module: DataTable, result: Result): object {
  return result ? dataTableData(module, result.value) : { outcome: 'failed' };
}

interface SeriesSetting {
  readonly path: string;
  readonly pictures: string | undefined;
  readonly text: Parameters<typeof seriesText>[0];
}

function seriesOf(module: PictureSeries, result: Result, { path, pictures, text }: SeriesSetting): object {
  // The name of a property of the rows, although it is called a label.
  const label = module.label === undefined ? {} : { label: withoutMarks(module.label) };
  const view = result
    ? pictureSeriesView({ ...module, ...label }, result.value, { path, wanted: null, pictures })
    : { outcome: 'failed' };
  return { view, ...seriesText(text) };
}

/** A list of content, by the release alone. */
function ListRegion({ module, place, path, release, items }: PreviewRegionProps): ReactNode {
  const data = useMemo(() => dataOf(module, release, items), [module, release, items]);
  const Region = componentOf(module.type);
  if (data === undefined || Region === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Region module={module} data={data} query="" path={path} place={place} site={release.site} />
    </Suspense>
  );
}

/** The data of a region by the release alone; undefined for one that asks a service. */
function dataOf(module: Module, release: CompiledRelease, items: PageContent['items']): object | undefined {
  const setting = settingOf(release);
  switch (module.type) {
    case 'article-list':
      return showArticles(prepareArticles(items(module.query), setting), module.filters !== false, noFilter);
    case 'document-list':
      return showDocuments(prepareDocuments(items(module.query), setting), noFilter);
    case 'faq-list':
      return showQuestions(prepareQuestions(items(module.query), items(module.topics), setting), noFilter);
    case 'site-search':
      return { query: '', page: 1, hasMore: false, findings: { outcome: 'found', hits: [], total: 0 } };
    default:
      return undefined;
  }
}

const noFilter = new URLSearchParams();

function settingOf({ site: { language, timeZone }, itemPages }: CompiledRelease): ListSetting {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone });
  return {
    language,
    itemPath: itemPages.pathOf,
    dayOf(text) {
      // Without an offset it is a day, or a time, of the site.
      const [, day, rest = ''] = /^(\d{4}-\d\d-\d\d)(.*)$/.exec(text) ?? [];
      const time = new Date(text);
      if (day === undefined || Number.isNaN(time.getTime())) return undefined;
      return /(Z|[+-]\d\d:?\d\d)$/.test(rest) ? days.format(time) : day;
    },
  };
}

type RegionComponent = React.LazyExoticComponent<React.ComponentType<object & Record<string, unknown>>>;

const components = new Map<string, RegionComponent>();

function componentOf(type: string): RegionComponent | undefined {
  const entry = findStaticRegion(type);
  if (entry === undefined) return undefined;
  const known =
    components.get(type) ??
    lazy(async () => {
      // Its props come from a document and its data, as on the server.
      const { Component } = await entry.load();
      return { default: Component as React.ComponentType<object & Record<string, unknown>> };
    });
  components.set(type, known);
  return known;
}
