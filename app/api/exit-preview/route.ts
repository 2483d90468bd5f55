import { site } from '../../site.ts';

export const GET = (request: Request) => site().api.exitPreview(request);
