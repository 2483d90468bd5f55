import { baseKeymap, chainCommands, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, Selection } from 'prosemirror-state';
import { type HtmlSubset, schemas } from './html-schema.ts';
import { shownSelection } from './shown-selection.ts';

/** The state of an editor that begins with a text. It has no undo of its own: what is typed is in the steps of the studio. */
export function stateWith(document: Node, subset: HtmlSubset): EditorState {
  return EditorState.create({
    doc: document,
    plugins: [shownSelection, keymap(keysOf(subset)), keymap(baseKeymap)],
  });
}

/** The same for another text, with the cursor where it was as far as there is such a place. */
export function stateAfter({ selection }: EditorState, document: Node, subset: HtmlSubset): EditorState {
  const state = stateWith(document, subset);
  const at = state.doc.resolve(Math.min(selection.head, state.doc.content.size));
  return state.apply(state.tr.setSelection(Selection.near(at, -1)));
}

/** A new line within the line. */
const breakLine: Command = (state, dispatch) => {
  const { br } = state.schema.nodes;
  if (br === undefined) return false;
  dispatch?.(state.tr.replaceSelectionWith(br.create(), true).scrollIntoView());
  return true;
};

function keysOf(subset: HtmlSubset): Readonly<Record<string, Command>> {
  const { marks, nodes } = schemas[subset];
  const common = {
    'Shift-Enter': breakLine,
    ...(marks.strong && { 'Mod-b': toggleMark(marks.strong) }),
    ...(marks.em && { 'Mod-i': toggleMark(marks.em) }),
  };
  const { li } = nodes;
  if (subset === 'inline' || li === undefined) return { ...common, Enter: breakLine };
  return {
    ...common,
    Enter: splitListItem(li),
    // Tab leaves the editor, so items move by other keys.
    'Mod-]': sinkListItem(li),
    'Mod-[': liftListItem(li),
  };
}

/** Something that a button of the editor does to the selection. */
export interface EditorAct {
  readonly name: string;
  readonly label: string;
  readonly keys?: string;
  readonly run: Command;
  readonly isOn: (state: EditorState) => boolean;
}

/** The acts of an editor beside that of links, in the order of their buttons. */
export function actsOf(subset: HtmlSubset): readonly EditorAct[] {
  const { marks, nodes } = schemas[subset];
  const mark = (name: string, label: string, keys: string): readonly EditorAct[] => {
    const type = marks[name];
    return type ? [{ name, label, keys, run: toggleMark(type), isOn: (state) => hasMark(state, type) }] : [];
  };
  const lines = [...mark('strong', 'Bold', 'Ctrl B'), ...mark('em', 'Italic', 'Ctrl I')];
  const { p, h2, h3, h4, ul, ol, li, blockquote } = nodes;
  if (!(p && h2 && h3 && h4 && ul && ol && li && blockquote)) return lines;
  const heading = (name: string, label: string, type: NodeType): EditorAct => ({
    name,
    label,
    run: (state, ...rest) => setBlockType(isIn(state, type) ? p : type)(state, ...rest),
    isOn: (state) => isIn(state, type),
  });
  const list = (name: string, label: string, type: NodeType): EditorAct => ({
    name,
    label,
    run: (state, ...rest) =>
      (isIn(state, type) ? liftListItem(li) : chainCommands(wrapInList(type)))(state, ...rest),
    isOn: (state) => isIn(state, type),
  });
  return [
    ...lines,
    heading('h2', 'Heading', h2),
    heading('h3', 'Smaller heading', h3),
    list('ul', 'List', ul),
    list('ol', 'Numbered list', ol),
    {
      name: 'blockquote',
      label: 'Quotation',
      run: wrapIn(blockquote),
      isOn: (state) => isIn(state, blockquote),
    },
  ];
}

function isIn({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true;
  return false;
}

function hasMark(
  { selection: { from, to, empty, $from }, storedMarks, doc }: EditorState,
  type: MarkType,
): boolean {
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** The text of the link that the selection is in or is to become, and where it leads; undefined without any text. */
export function linkAt(
  state: EditorState,
): { readonly from: number; readonly to: number; readonly href: string | undefined } | undefined {
  const { a } = state.schema.marks;
  const { from, to, empty, $from } = state.selection;
  if (a === undefined) return undefined;
  const known = a.isInSet($from.marks()) ?? a.isInSet($from.nodeAfter?.marks ?? []);
  const href: string | undefined = known?.attrs.attributes.href;
  if (known === undefined || !empty) return empty ? undefined : { from, to, href };
  const start = $from.start();
  let [first, last] = [from, to];
  $from.parent.forEach((node, offset) => {
    if (!known.isInSet(node.marks)) return;
    const at = start + offset;
    if (at <= from && at + node.nodeSize >= from) [first, last] = [at, at + node.nodeSize];
  });
  return { from: first, to: last, href };
}

/** Has a text lead to an address, or nowhere. */
export function linkTo({ from, to }: { readonly from: number; readonly to: number }, href: string): Command {
  return (state, dispatch) => {
    const { a } = state.schema.marks;
    if (a === undefined) return false;
    const { tr } = state;
    const known = state.doc.resolve(from).nodeAfter?.marks.find(({ type }) => type === a)?.attrs.attributes;
    tr.removeMark(from, to, a);
    if (href !== '') tr.addMark(from, to, a.create({ attributes: { ...known, href } }));
    dispatch?.(tr);
    return true;
  };
}
