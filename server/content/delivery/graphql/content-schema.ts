import {
  GraphQLEnumType,
  GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import { nothingSelected, type SelectedItems, selectItems } from '#engine';
import type { ContentQuery } from '#schemas';
import { type ContentModes, type ContentSource, type Mode, readLocale, sourceOf } from '../content-source.ts';
import {
  directionType,
  filterType,
  type ItemFilter,
  matchesFilter,
  sortItems,
  sortType,
} from './item-filter.ts';
import { type FoundItem, type ItemTypes, itemTypes } from './item-types.ts';
import { type ListShape, listShapes } from './list-shapes.ts';
import { greatestListPage } from './query-limits.ts';
import { contentQueryType, type GraphqlContext, selectedItemsType } from './query-types.ts';

type QueryField = GraphQLFieldConfig<unknown, GraphqlContext>;

const modeType = new GraphQLEnumType({
  name: 'Mode',
  description: 'Live content, or live with every draft over it; the locale chooses when this is left out.',
  values: { fetch: {}, preview: {} },
});

const placeArguments: GraphQLFieldConfigArgumentMap = {
  locale: {
    type: GraphQLString,
    description: 'A language, or a language and "-preview"; the site\'s when left out.',
  },
  mode: { type: modeType },
};

/**
 * The GraphQL schema of the existing content: for a list `recipes`, `recipes(filter, sort, direction, skip,
 * take)` and `recipesItem(contentID)`; `item(contentID)` for any item; and `contentItems(query)` for the
 * queries of pages.
 */
export function contentSchema(modes: ContentModes): GraphQLSchema {
  const shapes = listShapes(modes);
  const types = itemTypes(shapes);
  const fields: Record<string, QueryField> = { item: itemField(types), contentItems: queryField };
  for (const [referenceName, shape] of shapes) {
    fields[referenceName] = listField(referenceName, shape, types);
    fields[`${referenceName}Item`] = itemField(types, referenceName);
  }
  const query = new GraphQLObjectType<unknown, GraphqlContext>({ name: 'Query', fields });
  return new GraphQLSchema({ query, types: types.all });
}

interface QueryArguments extends Place {
  readonly query: ContentQuery;
}

/** Answers a query as pages have them: over several lists, with the fields of the items as JSON. */
const queryField: QueryField = {
  type: new GraphQLNonNull(selectedItemsType),
  args: { ...placeArguments, query: { type: new GraphQLNonNull(contentQueryType) } },
  resolve: (_root, given, { modes, mostItems }): SelectedItems => {
    const { query, ...place } = given as unknown as QueryArguments;
    const { source, language } = placeOf(modes, place);
    if (source === undefined) return nothingSelected;
    const take = Math.max(0, Math.min(query.take ?? mostItems, mostItems));
    const skip = Math.max(0, query.skip ?? 0);
    return selectItems(source.contentLists(language), { ...withoutNulls(query), skip, take }, language);
  },
};

/** Most conditions of one query. */
const mostConditions = 20;

/** Drops arguments that a client gave as null. Throws if `where` is no object of conditions, or has too many. */
function withoutNulls(query: ContentQuery): ContentQuery {
  const { where } = query;
  if (where && (typeof where !== 'object' || Object.keys(where).length > mostConditions))
    throw new GraphQLError(`"where" is an object of at most ${mostConditions} conditions.`);
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== null),
  ) as unknown as ContentQuery;
}

interface Place {
  readonly locale?: string | null;
  readonly mode?: Mode | null;
}

interface ListArguments extends Place {
  readonly filter?: ItemFilter | null;
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly skip: number;
  readonly take: number;
}

function listField(referenceName: string, shape: ListShape, types: ItemTypes): QueryField {
  const { name, object } = types.ofList(referenceName);
  return {
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(object))),
    args: {
      ...placeArguments,
      filter: { type: filterType(name, shape) },
      sort: { type: new GraphQLNonNull(sortType(name, shape)), defaultValue: 'itemOrder' },
      direction: { type: new GraphQLNonNull(directionType), defaultValue: 'asc' },
      skip: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 0 },
      take: { type: new GraphQLNonNull(GraphQLInt), defaultValue: greatestListPage },
    },
    resolve: (_root, given, { modes }): readonly FoundItem[] => {
      // GraphQL has checked the arguments against the types above.
      const { filter, sort, direction, skip, take, ...place } = given as ListArguments;
      const { source, language } = placeOf(modes, place);
      const among = source?.items.get(language);
      const list = source?.lists.get(language)?.get(referenceName);
      if (list === undefined || among === undefined) return [];
      const wanted = list.filter((item) => matchesFilter(item, filter ?? {}));
      const start = Math.max(0, skip);
      return sortItems(wanted, { sort, direction, language })
        .slice(start, start + Math.min(Math.max(0, take), greatestListPage))
        .map((item) => ({ item, among }));
    },
  };
}

function itemField(types: ItemTypes, referenceName?: string): QueryField {
  return {
    type: referenceName === undefined ? types.any : types.ofList(referenceName).object,
    args: { contentID: { type: new GraphQLNonNull(GraphQLInt) }, ...placeArguments },
    resolve: (_root, given, { modes }): FoundItem | null => {
      const { contentID, ...place } = given as Place & { readonly contentID: number };
      const { source, language } = placeOf(modes, place);
      const among = source?.items.get(language);
      const item = among?.get(contentID);
      if (item === undefined || among === undefined) return null;
      if (referenceName !== undefined && item.properties.referenceName !== referenceName) return null;
      return { item, among };
    },
  };
}

function placeOf(
  modes: ContentModes,
  { locale, mode }: Place,
): { readonly source: ContentSource | undefined; readonly language: string } {
  const read = readLocale(locale ?? '');
  const source = sourceOf(modes, { language: read.language, mode: mode ?? read.mode });
  return { source, language: read.language || (source?.site?.language ?? '') };
}
