import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import { type DeliveredItem, isLink, isLinkList } from '../content-source.ts';
import type { FieldShape, ListShape } from './list-shapes.ts';
import { type GraphqlContext, jsonType } from './query-types.ts';

/** An item, and the items that its links may refer to. */
export interface FoundItem {
  readonly item: DeliveredItem;
  readonly among: ReadonlyMap<number, DeliveredItem>;
}

export interface ItemTypes {
  /** Interface of the items of all lists. */
  readonly any: GraphQLInterfaceType;
  readonly all: readonly GraphQLObjectType[];
  /** The object type of a list's items, and the prefix of the names of all types of that list. */
  ofList(referenceName: string): { readonly name: string; readonly object: GraphQLObjectType };
}

const propertiesType = new GraphQLObjectType<DeliveredItem['properties']>({
  name: 'ItemProperties',
  fields: {
    referenceName: { type: new GraphQLNonNull(GraphQLString) },
    itemOrder: { type: new GraphQLNonNull(GraphQLInt) },
  },
});

/** The type of the items that links into these lists refer to. */
type TypeOfLinks = (lists: ReadonlySet<string>) => GraphQLOutputType;

const plainName = 'PlainItem';

/** Creates the object types of all lists, and the interface they share. */
export function itemTypes(shapes: ReadonlyMap<string, ListShape>): ItemTypes {
  const anyItem = new GraphQLInterfaceType({
    name: 'AnyItem',
    description: 'An item of any list.',
    fields: {
      contentID: { type: new GraphQLNonNull(GraphQLInt) },
      properties: { type: new GraphQLNonNull(propertiesType) },
    },
    resolveType: ({ item }: FoundItem) => {
      const { referenceName } = item.properties;
      return shapes.has(referenceName) ? `${typeNameOf(referenceName)}Item` : plainName;
    },
  });
  const plain = objectType(plainName, anyItem, {
    type: new GraphQLNonNull(jsonType),
    resolve: ({ item }) => item.fields,
  });
  const objects = new Map<string, GraphQLObjectType>();
  const typeOfLinks: TypeOfLinks = (lists) => {
    const [list = '', ...others] = lists;
    return others.length === 0 ? (objects.get(list) ?? anyItem) : anyItem;
  };
  for (const [referenceName, shape] of shapes) {
    const name = typeNameOf(referenceName);
    const fields =
      shape.size === 0
        ? { type: new GraphQLNonNull(jsonType), resolve: ({ item }: FoundItem) => item.fields }
        : {
            type: new GraphQLNonNull(fieldsType(name, shape, typeOfLinks)),
            resolve: (found: FoundItem) => found,
          };
    objects.set(referenceName, objectType(`${name}Item`, anyItem, fields));
  }
  return {
    any: anyItem,
    all: [plain, ...objects.values()],
    ofList: (referenceName) => ({
      name: typeNameOf(referenceName),
      object: objects.get(referenceName) ?? plain,
    }),
  };
}

/** Reference names are lower case, so no two lists share a type name. */
function typeNameOf(referenceName: string): string {
  return referenceName.charAt(0).toUpperCase() + referenceName.slice(1);
}

function objectType(
  name: string,
  any: GraphQLInterfaceType,
  fields: GraphQLFieldConfig<FoundItem, GraphqlContext>,
): GraphQLObjectType {
  return new GraphQLObjectType<FoundItem, GraphqlContext>({
    name,
    interfaces: [any],
    fields: {
      contentID: { type: new GraphQLNonNull(GraphQLInt), resolve: ({ item }) => item.contentID },
      properties: { type: new GraphQLNonNull(propertiesType), resolve: ({ item }) => item.properties },
      fields,
    },
  });
}

function fieldsType(name: string, shape: ListShape, typeOfLinks: TypeOfLinks): GraphQLObjectType {
  return new GraphQLObjectType<FoundItem, GraphqlContext>({
    name: `${name}Fields`,
    // A function, since the types of lists may refer to one another.
    fields: () =>
      Object.fromEntries([...shape].map(([field, found]) => [field, fieldConfig(field, found, typeOfLinks)])),
  });
}

const scalars = {
  text: GraphQLString,
  integer: GraphQLInt,
  number: GraphQLFloat,
  boolean: GraphQLBoolean,
  json: jsonType,
} as const;

function fieldConfig(
  field: string,
  found: FieldShape,
  typeOfLinks: TypeOfLinks,
): GraphQLFieldConfig<FoundItem, GraphqlContext> {
  if (!('lists' in found)) {
    return { type: scalars[found.shape], resolve: ({ item }) => item.fields[field] ?? null };
  }
  const type = typeOfLinks(found.lists);
  if (found.shape === 'link') {
    return {
      type,
      resolve: ({ item, among }, _given, context) => follow(item.fields[field], among, context),
    };
  }
  return {
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))),
    resolve: ({ item, among }, _given, context) => {
      const links = item.fields[field];
      if (!isLinkList(links)) return [];
      return links.map((link) => follow(link, among, context)).filter((target) => target !== null);
    },
  };
}

function follow(link: unknown, among: FoundItem['among'], { allowance }: GraphqlContext): FoundItem | null {
  const item = isLink(link) ? among.get(link.contentID) : undefined;
  if (item === undefined || allowance.left <= 0) return null;
  allowance.left--;
  return { item, among };
}
