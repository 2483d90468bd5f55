import type { ReactNode } from 'react';
import type { FormModule } from '#schemas';
import type { Sanitize } from './safe-html.ts';

/** What modules need from whoever renders the page. Given as a prop, so Server Components can use it. */
export interface Host {
  readonly sanitize: Sanitize;
  /** Renders the form of a step where a form module stands. */
  readonly renderForm: (module: FormModule) => ReactNode;
  /** In preview an unknown module shows as a box; live it shows nothing. */
  readonly preview: boolean;
}

/** Props of every module's component. */
export interface ModuleProps<M> {
  readonly module: M;
  readonly host: Host;
}
