import type { ShareFormats } from './figures/share-formats.ts';
import type { CompleteSharePrice } from './share-price-props.ts';

/** Words and formats that every part of the module shows its figures with. */
export interface Shown {
  readonly module: CompleteSharePrice;
  readonly formats: ShareFormats;
  readonly timeZone: string;
}
