import { site } from '../../site.ts';

interface Context {
  readonly params: Promise<{ readonly hash: string }>;
}

export const GET = async (_request: Request, { params }: Context) =>
  site().api.validator((await params).hash);
