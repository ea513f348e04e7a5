/** The colours of one picture. */
export type Palette = {
  /** What all lies on, and the large shapes upon it. */
  ground: string;
  shape: string;
  /** Lines, and the darkest ring of a plate. */
  ink: string;
  /** Glaze between ink and cream. */
  glaze: string;
  /** A little of the other glaze: terracotta beside green, green beside the rest. */
  accent: string;
};

const CREAM = '#FBF8F3';
const TERRACOTTA = '#B4451F';
const GREEN = '#1F5B4A';
const SUN = '#E3A32B';

/** Light and deep ones in turn, so that neighbours of a list differ. */
export const palettes: readonly Palette[] = [
  { ground: '#F3D3C4', shape: '#EEC3B0', ink: TERRACOTTA, glaze: '#E9A98F', accent: GREEN },
  { ground: GREEN, shape: '#2A6956', ink: GREEN, glaze: '#B9D4C8', accent: SUN },
  { ground: '#F7E4BC', shape: '#F3D9A0', ink: TERRACOTTA, glaze: '#EFC46C', accent: GREEN },
  { ground: '#DDEBE4', shape: '#CCE0D6', ink: GREEN, glaze: '#A9CBBD', accent: TERRACOTTA },
  { ground: TERRACOTTA, shape: '#C0562F', ink: TERRACOTTA, glaze: '#EBBBA6', accent: GREEN },
  { ground: '#E7DFD3', shape: '#DCD1C0', ink: GREEN, glaze: '#BFCDBD', accent: TERRACOTTA },
  { ground: SUN, shape: '#E9B24A', ink: '#97381A', glaze: '#F6DDA6', accent: GREEN },
  { ground: '#A9B8AA', shape: '#9CADA0', ink: GREEN, glaze: '#CAD6CC', accent: TERRACOTTA },
];

/** The style sheet of a picture's SVG. */
export function stylesOf({ ground, shape, ink, glaze, accent }: Palette): string {
  return `
    .ground { fill: ${ground} } .shape { fill: ${shape} } .ink { fill: ${ink} } .glaze { fill: ${glaze} }
    .accent { fill: ${accent} } .cream { fill: ${CREAM} }
    .mirror { fill: ${CREAM}; stroke: ${ink}; stroke-width: 7 }
    .motif { fill: none; stroke: ${ink}; stroke-width: 4.6; stroke-linecap: round; stroke-linejoin: round }
    .motif .body { fill: ${CREAM} } .motif .tint { fill: ${glaze} } .motif .solid { fill: ${ink}; stroke: none }`;
}
