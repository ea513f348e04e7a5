export type Palette = {
  ground: string;
  shape: string;
  ink: string;
  glaze: string;
  accent: string;
};

const creamTint = '#FBF8F3';
const terracottaTint = '#B4451F';
const greenTint = '#1F5B4A';
const sun = '#E3A32B';

/** Ordered so that adjacent palettes differ. */
export const palettes: readonly Palette[] = [
  { ground: '#F3D3C4', shape: '#EEC3B0', ink: terracottaTint, glaze: '#E9A98F', accent: greenTint },
  { ground: greenTint, shape: '#2A6956', ink: greenTint, glaze: '#B9D4C8', accent: sun },
  { ground: '#F7E4BC', shape: '#F3D9A0', ink: terracottaTint, glaze: '#EFC46C', accent: greenTint },
  { ground: '#DDEBE4', shape: '#CCE0D6', ink: greenTint, glaze: '#A9CBBD', accent: terracottaTint },
  {
    ground: terracottaTint,
    shape: '#C0562F',
    ink: terracottaTint,
    glaze: '#EBBBA6',
    accent: greenTint,
  },
  { ground: '#E7DFD3', shape: '#DCD1C0', ink: greenTint, glaze: '#BFCDBD', accent: terracottaTint },
  { ground: sun, shape: '#E9B24A', ink: '#97381A', glaze: '#F6DDA6', accent: greenTint },
  { ground: '#A9B8AA', shape: '#9CADA0', ink: greenTint, glaze: '#CAD6CC', accent: terracottaTint },
];

export function stylesOf({ ground, shape, ink, glaze, accent }: Palette): string {
  return `
    .ground { fill: ${ground} } .shape { fill: ${shape} } .ink { fill: ${ink} } .glaze { fill: ${glaze} }
    .accent { fill: ${accent} } .cream { fill: ${creamTint} }
    .mirror { fill: ${creamTint}; stroke: ${ink}; stroke-width: 7 }
    .motif { fill: none; stroke: ${ink}; stroke-width: 4.6; stroke-linecap: round; stroke-linejoin: round }
    .motif .body { fill: ${creamTint} } .motif .tint { fill: ${glaze} } .motif .solid { fill: ${ink}; stroke: none }`;
}
