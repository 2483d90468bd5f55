import type { Block } from '#schemas';

/** Words that a reader takes in within a minute. */
const wordsPerMinute = 200;

/** Minutes that reading takes: the number of words divided by 200, rounded up; 0 for a text without words. */
export function readMinutes(blocks: readonly Block[]): number {
  return Math.ceil(countWords(blocks) / wordsPerMinute);
}

/** Words in the texts of blocks, without tags. Addresses and settings are no words. */
export function countWords(blocks: readonly Block[]): number {
  return blocks.reduce((count, block) => count + wordsOf(textsOf(block)), 0);
}

function wordsOf(texts: readonly string[]): number {
  return texts.reduce((count, text) => {
    const plain = text.replace(/<[^>]*>|&nbsp;/g, ' ');
    return count + (plain.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0);
  }, 0);
}

function textsOf(block: Block): readonly string[] {
  switch (block.type) {
    case 'header':
    case 'paragraph':
      return [block.text];
    case 'quote':
      return [block.text, block.translation ?? '', block.caption ?? ''];
    case 'list':
      return block.items.flatMap(textsOfItem);
    case 'raw':
      return [block.html];
    case 'image':
      return [block.caption ?? ''];
    case 'embed':
      return [block.caption];
    case 'delimiter':
      return [];
    default:
      return [block.caption ?? '', ...block.content.flat()];
  }
}

interface Nested {
  readonly content: string;
  readonly items?: readonly Nested[];
}

function textsOfItem({ content, items = [] }: Nested): readonly string[] {
  return [content, ...items.flatMap(textsOfItem)];
}
