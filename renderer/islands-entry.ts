export { JourneyForm } from './journey/journey-form.tsx';
export { fetchSiteFields } from './journey/questions/site-fields.tsx';
export { findStaticRegion } from './registry/region-registry.ts';
export { UnshownModule } from './registry/unshown-module.tsx';
