import type { ReactNode } from 'react';

/** Each page brings its own <html>: only it knows the language of the release it is made from. */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
