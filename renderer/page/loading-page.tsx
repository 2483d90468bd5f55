import { loadingSun } from './loading-sun.classes.ts';
import { loading } from './page.classes.ts';

/** Shown while a page loads. */
export function LoadingPage({ text }: { readonly text: string }) {
  return (
    <div className={loading()} role="status">
      <span className={loadingSun()} />
      {text}
    </div>
  );
}
