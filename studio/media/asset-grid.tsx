import { GridList, GridListItem } from 'react-aria-components/GridList';
import { GridLayout, Size, Virtualizer } from 'react-aria-components/Virtualizer';
import type { Asset } from '#schemas';
import { Image } from '../base/image.tsx';
import { isPicture, sizeOf, thumbnailOf } from '../parts/assets.ts';
import type { Place } from '../preview/protocol.ts';

interface AssetGridProps {
  readonly assets: readonly Asset[];
  readonly uses: ReadonlyMap<string, readonly Place[]>;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  /** Enter, or a double click. */
  readonly onAct: (id: string) => void;
}

const layout = { minItemSize: new Size(144, 156), maxItemSize: new Size(220, 156), minSpace: new Size(8, 8) };

/** Pictures and files as a grid, of which only what is in sight is rendered. */
export function AssetGrid({ assets, uses, selected, onSelect, onAct }: AssetGridProps) {
  return (
    <Virtualizer layout={GridLayout} layoutOptions={layout}>
      <GridList
        aria-label="Pictures and files"
        className="assets"
        layout="grid"
        items={assets}
        dependencies={[uses]}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={(keys) => {
          const [id] = keys === 'all' ? [] : keys;
          if (id !== undefined) onSelect(String(id));
        }}
        onAction={(id) => onAct(String(id))}
        renderEmptyState={() => <p className="quiet">Nothing has these words.</p>}
      >
        {(asset) => (
          <GridListItem id={asset.id} textValue={asset.id} className="asset">
            {isPicture(asset) ? (
              <Image src={thumbnailOf(asset)} alt="" loading="lazy" draggable={false} />
            ) : (
              <span className="asset-kind">{asset.id.slice(asset.id.lastIndexOf('.') + 1)}</span>
            )}
            <span className="entry">{asset.id.slice(asset.id.lastIndexOf('/') + 1)}</span>
            <span className="quiet">
              {sizeOf(asset)}
              {isPicture(asset) && asset.alt === undefined && <span className="warning"> · no text</span>}
              {!uses.has(asset.id) && ' · unused'}
            </span>
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
}
