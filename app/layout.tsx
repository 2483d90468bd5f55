import type { ReactNode } from 'react';

/** Each page renders its own <html>: only it knows the language of its release. */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
