import * as react from 'react';
import { Component, createElement, type ReactNode, Suspense } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { FieldType } from '#schemas';
import * as extend from '../../extend/extend.tsx';
import * as extendFields from '../../extend/fields.tsx';
import { givePackages } from '../../extend/given-packages.ts';
import type { FieldComponent } from '../../field-parts/field-props.ts';
import { baseComponentOf, siteFields } from '../../fields/field-components.ts';

/**
 * Has fields of a site's own type shown by its component; where there is none or it throws, by that of the type that they
 * are based on.
 */
export function showSiteField(type: string, component: unknown): void {
  siteFields.delete(type);
  if (typeof component !== 'function') return;
  const Own = component as FieldComponent<FieldType>;
  siteFields.set(type, (props) => {
    const base = createElement(baseComponentOf(props.field.type), props);
    return (
      // On a server the first catches what is thrown, in a browser the second.
      <Suspense fallback={base}>
        <Attempt instead={base}>
          <Own {...props} />
        </Attempt>
      </Suspense>
    );
  });
}

class Attempt extends Component<{ readonly instead: ReactNode; readonly children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/**
 * Fetches the components of a site's own types of fields.
 * @param scripts their addresses, by type
 */
export async function fetchSiteFields(scripts: Readonly<Record<string, string>>): Promise<void> {
  givePackages({
    react,
    'react/jsx-runtime': jsxRuntime,
    'waymark/extend': extend,
    'waymark/extend/fields': extendFields,
  });
  const fetched = Object.entries(scripts).map(async ([type, src]) => {
    const { default: component } = await import(/* @vite-ignore */ src);
    showSiteField(type, component);
  });
  await Promise.all(fetched);
}
