function at(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${Math.round(radius * Math.cos(angle))},${Math.round(radius * Math.sin(angle))}`;
}

function around(
  kind: string,
  count: number,
  shape: (turn: number, step: number) => string,
): string {
  const shapes = Array.from({ length: count }, (_, i) => shape(i / count, 1 / count));
  return `<path class="${kind}" d="${shapes.join('')}"/>`;
}

function circle(kind: string, radius: number): string {
  return `<circle class="${kind}" r="${Math.round(radius)}"/>`;
}

function dots(kind: string, count: number, radius: number, size: number): string {
  const r = Math.round(size);
  return around(
    kind,
    count,
    (turn) =>
      `M${at(radius, turn)} m-${r},0 a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 -${2 * r},0`,
  );
}

function petals(kind: string, count: number, from: number, to: number): string {
  const middle = (from + to) / 2;
  return around(kind, count, (turn, step) => {
    const [inner, outer] = [at(from, turn), at(to, turn)];
    return `M${inner} Q${at(middle, turn - step * 0.46)} ${outer} Q${at(middle, turn + step * 0.46)} ${inner}`;
  });
}

function scalloped(kind: string, count: number, radius: number): string {
  const foot = radius * 0.93;
  return around(kind, count, (turn, step) => {
    const bow = `${at(radius * 1.07, turn + step / 2)} ${at(foot, turn + step)}`;
    return turn === 0 ? `M${at(foot, 0)} Q${bow}` : `Q${bow}`;
  });
}

function rays(kind: string, count: number, from: number, to: number): string {
  return around(
    kind,
    count,
    (turn, step) =>
      `M${at(from, turn - step * 0.3)} L${at(to, turn)} L${at(from, turn + step * 0.3)} Z`,
  );
}

type Rim = (radius: number, mirror: number) => string;

const rims: readonly Rim[] = [
  (radius, mirror) =>
    scalloped('ink', 20, radius) +
    circle('cream', radius * 0.87) +
    petals('glaze', 16, mirror + 14, radius * 0.84),
  (radius, mirror) =>
    circle('cream', radius) +
    circle('glaze', radius * 0.94) +
    dots('ink', 20, (radius * 0.94 + mirror) / 2, (radius * 0.94 - mirror) * 0.22),
  (radius, mirror) =>
    circle('ink', radius) +
    circle('cream', radius * 0.955) +
    rays('glaze', 16, mirror + 6, radius * 0.93),
  (radius, mirror) =>
    scalloped('glaze', 16, radius) +
    circle('ink', mirror + (radius - mirror) * 0.52) +
    dots('accent', 16, mirror + (radius - mirror) * 0.27, (radius - mirror) * 0.1),
  (radius, mirror) => circle('cream', radius) + petals('ink', 16, mirror + 10, radius * 0.94),
];

export function plate(rim: number, radius: number, mirror: number): string {
  return rims[rim % rims.length]!(radius, mirror) + circle('mirror', mirror);
}
