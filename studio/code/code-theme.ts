import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const theme = EditorView.theme({
  '&': {
    border: '1px solid var(--line)',
    borderRadius: '6px',
    backgroundColor: 'var(--ground)',
    color: 'var(--ink)',
    fontSize: '0.8125rem',
  },
  '&:hover': { borderColor: 'var(--soft)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.5' },
  '.cm-content': { padding: '0.3125rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.5rem' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--chosen)',
  },
  '.cm-gutters': { backgroundColor: 'var(--raised)', color: 'var(--soft)', border: '0' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '6px',
    backgroundColor: 'var(--ground)',
    color: 'var(--ink)',
    maxInlineSize: '26rem',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxInlineSize: '24rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.125rem 0.5rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--chosen)',
    color: 'var(--ink)',
  },
  '.cm-completionDetail': { color: 'var(--soft)', fontStyle: 'normal' },
  '.cm-explanation': { padding: '0.375rem 0.5rem', whiteSpace: 'pre-wrap' },
  '.cm-explanation code': { fontFamily: 'ui-monospace, monospace' },
  '.cm-completionInfo': { padding: '0.5rem', whiteSpace: 'pre-wrap' },
  '.cm-panels': { backgroundColor: 'var(--raised)', color: 'var(--ink)' },
  '.cm-panel.cm-panel-lint ul [aria-selected], .cm-panel.cm-panel-lint ul:focus [aria-selected]': {
    backgroundColor: 'var(--chosen)',
    color: 'var(--ink)',
  },
  '.cm-panel.cm-panel-lint button[name="close"]': { color: 'var(--ink)' },
  '.cm-diagnosticAction': {
    border: '1px solid var(--line)',
    borderRadius: '6px',
    backgroundColor: 'var(--ground)',
    color: 'var(--ink)',
    padding: '0.125rem 0.5rem',
  },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--raised)',
    borderColor: 'var(--line)',
    color: 'var(--soft)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--chosen)' },
  '.cm-diagnostic': { borderInlineStart: '3px solid currentcolor', padding: '0.375rem 0.5rem' },
  '.cm-diagnostic-error': { color: 'var(--danger)' },
  '.cm-diagnostic-warning': { color: 'var(--caution)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--caution)',
    textUnderlineOffset: '3px',
  },
});

const colours = HighlightStyle.define([
  { tag: [tags.string, tags.special(tags.string)], color: 'light-dark(#7a3e00, #f5c26b)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'light-dark(#0b6b4f, #7fd6b5)' },
  { tag: tags.function(tags.variableName), color: 'light-dark(#6b21a8, #d3a9ff)' },
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.variableName, color: 'var(--accent)' },
]);

/** How code looks, in the colours of the studio. */
export const codeTheme = [theme, syntaxHighlighting(colours)];
