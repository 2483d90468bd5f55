import type { ShownPage } from '#server';

/** TEMP */
export function PageView({ shown }: { readonly shown: ShownPage }) {
  return (
    <main>
      <h1>{shown.page.title}</h1>
      <pre>{JSON.stringify(shown.page.zones)}</pre>
    </main>
  );
}
