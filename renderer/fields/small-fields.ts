/** What few forms have, each too small to be worth a request of its own: fetched together. */
export { Button } from './button/button.tsx';
export { Checkbox } from './checkbox/checkbox.tsx';
export { masking } from './masking.ts';
export { Notice } from './notice/notice.tsx';
export { Stepper } from './stepper/stepper.tsx';
export { SearchWithoutScript } from './suggest-input/search-without-script.tsx';
export { Switch } from './switch/switch.tsx';
export { Table } from './table/table.tsx';
