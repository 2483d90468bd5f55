import { Markup } from './markup.jsx';

export const dynamic = 'force-dynamic';

export default function StepPage() {
  return <Markup />;
}
