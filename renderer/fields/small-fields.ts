/** What few forms have, and often together, each too small to be worth a request of its own: fetched together. */
export { Button } from './button/button.tsx';
export { Checkbox } from './checkbox/checkbox.tsx';
export { Notice } from './notice/notice.tsx';
export { Switch } from './switch/switch.tsx';
export { Table } from './table/table.tsx';
