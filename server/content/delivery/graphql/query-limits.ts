import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  GraphQLError,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Most items that one list field returns. */
export const greatestListPage = 50;

/** Most levels of fields in a query. */
const greatestDepth = 12;

/** Most fields in a response, estimated before it is computed. */
const greatestCost = 50_000;

/** Assumed length of a list of links, for that estimate. */
const usualLinks = 10;

interface Measure {
  readonly depth: number;
  readonly cost: number;
}

const nothing: Measure = { depth: 0, cost: 0 };

/**
 * A validation rule: refuses a query that is too deep, or whose response would be too large. Introspection
 * costs nothing.
 */
export function limitQuery(context: ValidationContext): ASTVisitor {
  const measured = new Map<FragmentDefinitionNode, Measure>();

  function measure(selections: SelectionSetNode, parent: GraphQLCompositeType | undefined): Measure {
    let [depth, cost] = [0, 0];
    for (const selection of selections.selections) {
      const found =
        selection.kind === Kind.FIELD
          ? measureField(selection, parent)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? measure(selection.selectionSet, typeNamed(selection.typeCondition?.name.value) ?? parent)
            : measureFragment(context.getFragment(selection.name.value));
      depth = Math.max(depth, found.depth);
      cost += found.cost;
    }
    return { depth, cost };
  }

  function measureField(field: FieldNode, parent: GraphQLCompositeType | undefined): Measure {
    const name = field.name.value;
    if (name.startsWith('__')) return nothing;
    const type = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;
    const named = type === undefined ? undefined : getNamedType(type);
    const inner =
      field.selectionSet === undefined
        ? nothing
        : measure(field.selectionSet, isCompositeType(named) ? named : undefined);
    const isList = type !== undefined && isListType(getNullableType(type));
    return { depth: inner.depth + 1, cost: 1 + inner.cost * (isList ? lengthOf(field, parent) : 1) };
  }

  function lengthOf(field: FieldNode, parent: GraphQLCompositeType | undefined): number {
    if (parent !== context.getSchema().getQueryType()) return usualLinks;
    const take = field.arguments?.find(({ name }) => name.value === 'take')?.value;
    return take?.kind === Kind.INT ? Math.min(Number(take.value), greatestListPage) : greatestListPage;
  }

  /** Measures each fragment once. Another rule refuses fragments that contain themselves. */
  function measureFragment(fragment: FragmentDefinitionNode | null | undefined): Measure {
    if (!fragment) return nothing;
    const known = measured.get(fragment);
    if (known !== undefined) return known;
    measured.set(fragment, nothing);
    const found = measure(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value));
    measured.set(fragment, found);
    return found;
  }

  function typeNamed(name: string | undefined): GraphQLCompositeType | undefined {
    const type = name === undefined ? undefined : context.getSchema().getType(name);
    return isCompositeType(type) ? type : undefined;
  }

  return {
    OperationDefinition(operation) {
      const { depth, cost } = measure(
        operation.selectionSet,
        context.getSchema().getQueryType() ?? undefined,
      );
      if (depth > greatestDepth) {
        report(`The query is ${depth} levels deep; at most ${greatestDepth} are answered.`);
      }
      if (cost > greatestCost) {
        report(`The answer could hold ${cost} fields; at most ${greatestCost} are given. Take fewer items.`);
      }
      function report(message: string): void {
        context.reportError(new GraphQLError(message, { nodes: operation }));
      }
    },
  };
}
