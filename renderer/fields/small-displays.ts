/** What shows something, or turns what is shown, each too small to be worth a request of its own: fetched together. */
export { Button } from './button/button.tsx';
export { Notice } from './notice/notice.tsx';
export { Switch } from './switch/switch.tsx';
