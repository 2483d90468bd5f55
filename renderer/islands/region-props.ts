import type { HostSite } from '../host/host.ts';

/** Props of every region's component. */
export interface RegionProps<M, Data> {
  readonly module: M;
  /** Data that the region's reader on the server has read. */
  readonly data: Data;
  /** The parameters of the page's regions in the address, without a question mark; '' if it has none. */
  readonly query: string;
  /** The page's path. */
  readonly path: string;
  /** Zone and position on the page, such as `content/3`. */
  readonly place: string;
  readonly site: HostSite;
}
