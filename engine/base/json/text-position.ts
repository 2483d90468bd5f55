/** A position in a text, counted from 1. Columns are UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Returns a function from offsets to positions. Lines end in LF, CR LF or CR. */
export function positionFinder(text: string): (offset: number) => Position {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const endsLine = unit === 0x0a || (unit === 0x0d && text.charCodeAt(index + 1) !== 0x0a);
    if (endsLine) starts.push(index + 1);
  }
  return starts;
}
