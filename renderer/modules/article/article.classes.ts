// Generated from article.styles.ts by `npm run generate`. Do not edit.

export function article(): string {
  return 'article';
}

export function breadcrumb(): string {
  return 'article-breadcrumb';
}

export function descriptions(): string {
  return 'article-descriptions';
}

export function head(): string {
  return 'article-head';
}

export function lead(): string {
  return 'article-lead';
}

export function listTitle(): string {
  return 'article-list-title';
}

export function meta(): string {
  return 'article-meta';
}

export function picture(): string {
  return 'article-picture';
}

export function tag(): string {
  return 'article-tag';
}

export function title(): string {
  return 'article-title';
}

export function topics(): string {
  return 'article-topics';
}
