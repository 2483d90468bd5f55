import type { ReactNode } from 'react';
import { themeStylesheet } from '#engine';
import { type BrandName, brands } from './brands.ts';
import './brand-area.css';

/** A part of a page with the look of a brand, whatever the brand around it is. */
export function BrandArea({ brand, children }: { readonly brand: BrandName; readonly children: ReactNode }) {
  return (
    <div className={`brand-area brand-area-${brand}`}>
      <style>{themeStylesheet(brands[brand].theme, `.brand-area-${brand}`)}</style>
      {children}
    </div>
  );
}
