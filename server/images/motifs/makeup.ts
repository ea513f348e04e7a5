/** Drawings in a 200 × 200 box. */
export const makeup = {
  brush: `
    <g transform="rotate(24 100 100)">
      <path class="body" d="M80,74 Q62,40 92,12 Q100,4 108,12 Q138,40 120,74 Z"/>
      <path class="tint" d="M76,50 Q80,28 100,10 Q120,28 124,50 Q112,42 100,50 Q88,42 76,50 Z" stroke="none"/>
      <path d="M100,72 V54 M88,72 L85,58 M112,72 L115,58"/>
      <path class="body" d="M80,74 H120 L116,108 H84 Z"/>
      <path d="M82,90 H118"/>
      <path class="body" d="M86,108 H114 L107,184 Q100,194 93,184 Z"/>
    </g>`,
  lipstick: `
    <path class="tint" d="M80,84 V50 Q80,40 90,35 L112,23 Q120,20 120,28 V84 Z"/>
    <path d="M80,58 Q98,56 120,38"/>
    <rect class="body" x="72" y="84" width="56" height="34" rx="4"/>
    <rect class="body" x="62" y="118" width="76" height="62" rx="6"/>
    <path d="M72,98 H128 M62,134 H138"/>
    <path d="M82,150 a18,12 0 0 0 36,0 a18,12 0 0 0 -36,0"/>`,
  palette: `
    <path class="body" d="M104,34 C54,32 22,66 24,106 C26,148 64,172 98,166 C116,162 104,142 114,132 C124,122 146,134 162,122 C182,106 178,76 160,56 C146,42 126,35 104,34 Z"/>
    <circle class="tint" cx="72" cy="74" r="14"/>
    <circle class="tint" cx="112" cy="62" r="12"/>
    <circle class="solid" cx="146" cy="84" r="10"/>
    <circle class="tint" cx="56" cy="112" r="12"/>
    <circle class="solid" cx="78" cy="140" r="8"/>`,
};
