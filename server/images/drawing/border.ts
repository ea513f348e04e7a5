/** A straight band of ornament as wide as the picture: a row of arches with dots, between drawn lines. */
export function border(width: number, y: number, height: number, flip: boolean): string {
  const count = Math.round(width / (height * 1.2));
  const span = width / count;
  const starts = Array.from({ length: count }, (_, i) => i * span);
  const foot = height * 0.82;
  const r = height * 0.08;
  const arches = starts.map(
    (x) =>
      `M${x.toFixed(1)},${foot} q${(span / 2).toFixed(1)},${-height * 1.15} ${span.toFixed(1)},0`,
  );
  const dots = starts.map(
    (x) =>
      `M${(x + span / 2 - r).toFixed(1)},${height * 0.62} a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0`,
  );
  const transform = flip ? `translate(0 ${y + height}) scale(1 -1)` : `translate(0 ${y})`;
  return `<g transform="${transform}"><rect class="glaze" width="${width}" height="${height}"/>
    <g class="ornament"><path class="shade" d="${arches.join('')}"/>
    <path class="solid" d="${dots.join('')}"/></g>
    <path class="thin" d="M0,2 H${width} M0,${foot} H${width} M0,${height - 3} H${width}"/></g>`;
}
