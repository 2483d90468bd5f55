// Written by `waymark schemas` from share-price-badge.schema.json. Do not edit.

/** The price of a share and how it has moved, on one line. While it cannot be had, nothing shows. */
export interface SharePriceBadgeModule {
  readonly type: 'share-price-badge';
  /** Operation that gives the quote. */
  readonly operation: string;
  /** Seconds after which a page that shows asks for the quote again; 60 when left out. */
  readonly refreshSeconds?: number;
  /** Currency of the price, as an ISO 4217 code such as NZD. */
  readonly currency: string;
  /** Stands before the symbol and the price. */
  readonly label: string;
  /** Page with more about the share; left out, the badge is no link. */
  readonly href?: string;
}
