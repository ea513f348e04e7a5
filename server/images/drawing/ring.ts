/** A point at an angle around 0,0; angles run in turns from the top, clockwise. */
function at(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
}

/** One path from a shape repeated around the circle, so many times that the shapes are `length` long. */
function around(
  kind: string,
  { radius, length }: { radius: number; length: number },
  shape: (turn: number, step: number) => string,
): string {
  const count = Math.max(8, 2 * Math.round((Math.PI * radius) / length));
  const shapes = Array.from({ length: count }, (_, i) => shape(i / count, 1 / count));
  return `<path class="${kind}" d="${shapes.join('')}"/>`;
}

function dot(radius: number, turn: number, size: number): string {
  const r = size.toFixed(1);
  return `M${at(radius, turn)} m-${r},0 a${r},${r} 0 1 0 ${2 * Number(r)},0 a${r},${r} 0 1 0 -${2 * Number(r)},0`;
}

/** The ornaments of Horezu plates, each on a circle of a radius around 0,0, in a band as wide as its `height`. */
export const rings = {
  dots: (radius: number, height: number) =>
    around('solid', { radius, length: height * 1.5 }, (turn) => dot(radius, turn, height * 0.24)),
  petals: (radius: number, height: number) =>
    around('shade', { radius, length: height * 0.95 }, (turn, step) => {
      const [inner, outer] = [at(radius - height / 2, turn), at(radius + height / 2, turn)];
      const [left, right] = [at(radius, turn - step * 0.42), at(radius, turn + step * 0.42)];
      return `M${inner} Q${left} ${outer} Q${right} ${inner} Z`;
    }),
  scallops: (radius: number, height: number) => {
    const size = { radius, length: height * 1.1 };
    const foot = radius - height / 2;
    const arches = around('shade', size, (turn, step) => {
      const top = at(radius + height * 0.75, turn + step / 2);
      return `M${at(foot, turn)} Q${top} ${at(foot, turn + step)}`;
    });
    const dots = around('solid', size, (turn, step) =>
      dot(radius - height * 0.12, turn + step / 2, height * 0.09),
    );
    return arches + dots;
  },
  waves: (radius: number, height: number) =>
    around('accent', { radius, length: height * 1.1 }, (turn, step) => {
      const crest = `${at(radius + height * 0.55, turn + step / 4)} ${at(radius, turn + step / 2)}`;
      const trough = `${at(radius - height * 0.55, turn + (step * 3) / 4)} ${at(radius, turn + step)}`;
      return `${turn === 0 ? `M${at(radius, 0)}` : ''} Q${crest} Q${trough}`;
    }),
  rays: (radius: number, height: number) =>
    around('line', { radius, length: height * 0.55 }, (turn) => {
      return `M${at(radius - height * 0.4, turn)} L${at(radius + height * 0.4, turn)}`;
    }),
  zigzag: (radius: number, height: number) =>
    around('accent', { radius, length: height * 0.8 }, (turn, step) => {
      const foot = radius - height * 0.42;
      const tooth = `L${at(radius + height * 0.42, turn + step / 2)} L${at(foot, turn + step)}`;
      return `${turn === 0 ? `M${at(foot, 0)}` : ''} ${tooth}`;
    }),
};

export type Ring = keyof typeof rings;
