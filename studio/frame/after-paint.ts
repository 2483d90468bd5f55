/** An act that is done once what has changed is painted, however often it is asked for until then. */
export function afterPaint(act: () => void): () => void {
  let isComing = false;
  return () => {
    if (isComing) return;
    isComing = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isComing = false;
        act();
      }),
    );
  };
}
