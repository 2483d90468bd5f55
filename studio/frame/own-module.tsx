import { Component, type ComponentType, lazy, type ReactNode, Suspense, use } from 'react';
import { UnshownModule } from '#renderer/islands';
import type { Module } from '#schemas';
import type { PreviewedExtension } from '../base/extensions.ts';
import type { Outside } from './outside.ts';
import { Asking, NotAsked } from './stand-ins.tsx';

interface OwnModuleProps {
  readonly module: Module;
  readonly extension: PreviewedExtension | undefined;
  /** The page around the module, as the component gets it. */
  readonly host: object;
  readonly path: string;
  readonly outside: Outside;
  /** The address at which browsers ask an operation, if they may. */
  readonly addressOf: (operation: string) => string | undefined;
}

/** A module of the site's own, shown by its component; a box with the reason where that is not possible. */
export function OwnModule({ module, extension, host, path, outside, addressOf }: OwnModuleProps): ReactNode {
  const { component, styles, script, region } = extension ?? {};
  if (component === undefined)
    return (
      <UnshownModule type={module.type} trouble="The preview has no code of it that a browser can run." />
    );
  const Own = componentAt(component);
  const shown = region ? (
    <OwnRegion {...{ Own, module, host, path, outside, addressOf }} property={region.operation} />
  ) : (
    <Own module={module} host={host} />
  );
  return (
    <Attempt of={module}>
      {styles !== undefined && (
        <link rel="stylesheet" href={styles} precedence="extension" crossOrigin="anonymous" />
      )}
      <Suspense fallback={null}>
        {shown}
        {script !== undefined && <Script src={script} />}
      </Suspense>
    </Attempt>
  );
}

interface OwnRegionProps {
  readonly Own: OwnComponent;
  readonly module: Module;
  readonly host: object;
  readonly path: string;
  readonly outside: Outside;
  readonly addressOf: OwnModuleProps['addressOf'];
  /** The property that names its operation. */
  readonly property: string | undefined;
}

/** A region of the site's own with the result of its operation, as a visitor sees it who has just come. */
function OwnRegion({ Own, property, outside, addressOf, ...props }: OwnRegionProps): ReactNode {
  const operation = property === undefined ? undefined : textIn(props.module, property);
  const operationPath = operation && addressOf(operation);
  const show = (data: object) => <Own {...props} {...{ data, operationPath }} query="" />;
  if (property === undefined) return show({ state: 'ready' });
  if (operation === undefined) return show({ state: 'failed' });
  if (outside.isLate(operation)) return show({ state: 'late' });
  return (
    <Suspense fallback={<Asking operation={operation} />}>
      <Answered operation={operation} outside={outside} show={show} />
    </Suspense>
  );
}

interface AnsweredProps {
  readonly operation: string;
  readonly outside: Outside;
  readonly show: (data: object) => ReactNode;
}

function Answered({ operation, outside, show }: AnsweredProps): ReactNode {
  const ran = use(outside.resultOf(operation));
  if (ran.ok) return show({ state: 'ready', result: ran.result });
  const isShown = ran.reason !== 'preview' && ran.reason !== 'unasked';
  return isShown ? show({ state: 'failed' }) : <NotAsked operation={operation} reason={ran.reason} />;
}

function textIn(module: Module, property: string): string | undefined {
  const value = new Map<string, unknown>(Object.entries(module)).get(property);
  return typeof value === 'string' ? value : undefined;
}

// Its props come from a document and the page, as on the server.
type OwnComponent = ComponentType<Readonly<Record<string, unknown>>>;

const components = new Map<string, OwnComponent>();

function componentAt(address: string): OwnComponent {
  const known = components.get(address) ?? lazy<OwnComponent>(() => import(/* @vite-ignore */ address));
  components.set(address, known);
  return known;
}

const scripts = new Map<string, Promise<unknown>>();

/** Runs the script of pages with a module once its HTML is there. */
function Script({ src }: { readonly src: string }): ReactNode {
  return (
    <span
      hidden
      ref={() => {
        if (!scripts.has(src)) scripts.set(src, import(/* @vite-ignore */ src).catch(reportError));
      }}
    />
  );
}

interface AttemptProps {
  readonly of: Module;
  readonly children: ReactNode;
}

/** Its children, or why they cannot be shown until the module is another. */
class Attempt extends Component<AttemptProps, { readonly trouble?: string; readonly of?: Module }> {
  override state: { readonly trouble?: string; readonly of?: Module } = {};

  static getDerivedStateFromError(error: unknown) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ of }: AttemptProps, state: { readonly of?: Module }) {
    return state.of === of ? null : { of, trouble: undefined };
  }

  override render() {
    const { trouble } = this.state;
    const { of, children } = this.props;
    return trouble === undefined ? children : <UnshownModule type={of.type} trouble={trouble} />;
  }
}
