import type { Host } from '../../host/host.ts';

/** Props of the component of one kind of block. */
export interface BlockProps<B> {
  readonly block: B;
  readonly host: Pick<Host, 'sanitize'>;
}
