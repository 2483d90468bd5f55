import type { TableBlock as Table } from '#schemas';
import { Html } from '../../host/html.tsx';
import type { BlockProps } from './block-props.ts';
import { table, tableBox } from './rich-text.styles.ts';

export function TableBlock({ block, host }: BlockProps<Table>) {
  const [first, ...others] = block.content;
  if (!first) return null;
  const { withHeadings, withRowHeadings = withHeadings } = block;
  const rows = withHeadings ? others : block.content;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={tableBox()} lang={block.language} tabIndex={0} aria-label={block.caption}>
      <table className={table()}>
        {block.caption && <caption>{block.caption}</caption>}
        {withHeadings && (
          <thead>
            <tr>
              {first.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its place.
                <Html key={column} as="th" scope="col" html={host.sanitize(cell, 'inline')} />
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place.
            <tr key={index}>
              {row.map((cell, column) => {
                const html = host.sanitize(cell, 'inline');
                return withRowHeadings && column === 0 ? (
                  <Html key="heading" as="th" scope="row" html={html} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its place.
                  <Html key={column} as="td" html={html} />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
