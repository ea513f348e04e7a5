/** Drawings in a 200 × 200 box. */
export const gym = {
  dumbbell: `
    <g transform="rotate(-28 100 100)">
      <rect class="body" x="66" y="90" width="68" height="20"/>
      <path d="M84,90 v20 M100,90 v20 M116,90 v20"/>
      <rect class="tint" x="44" y="54" width="24" height="92" rx="10"/>
      <rect class="tint" x="132" y="54" width="24" height="92" rx="10"/>
      <rect class="body" x="24" y="70" width="20" height="60" rx="9"/>
      <rect class="body" x="156" y="70" width="20" height="60" rx="9"/>
      <path d="M24,100 H12 M176,100 H188"/>
    </g>`,
  kettlebell: `
    <path class="body" d="M70,90 L58,52 Q54,26 80,26 H120 Q146,26 142,52 L130,90 Z"/>
    <path class="tint" d="M86,78 L78,56 Q76,44 86,44 H114 Q124,44 122,56 L114,78 Z"/>
    <path class="body" d="M70,176 C34,150 40,78 100,78 C160,78 166,150 130,176 Q100,184 70,176 Z"/>
    <circle class="tint" cx="100" cy="130" r="24"/>
    <path d="M56,120 Q60,104 70,98"/>`,
  mat: `
    <path class="body" d="M60,64 H150 Q166,64 166,104 Q166,144 150,144 H60 Z"/>
    <path class="tint" d="M92,64 H110 Q118,104 110,144 H92 Q100,104 92,64 Z"/>
    <path class="body" d="M60,144 H178 L192,164 H70 Q40,164 30,140 Z"/>
    <circle class="body" cx="60" cy="104" r="40"/>
    <path d="M60,104 q6,-8 12,2 q2,14 -12,15 q-18,-2 -17,-19 q3,-20 21,-19 q24,3 23,25 q-3,26 -30,25"/>`,
};
