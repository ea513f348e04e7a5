import { teeth } from './teeth.ts';

/** Drawings in a 200 × 200 box. Classes: `body` stands before the pattern, `tint` is shaded, `solid` is ink. */
export const hairSalon = {
  scissors: `
    <path class="body" d="M95,116 L121,26 Q134,38 131,62 L110,120 Z"/>
    <path class="body" d="M105,116 L79,26 Q66,38 69,62 L90,120 Z"/>
    <path d="M92,118 Q86,130 78,136 M108,118 Q114,130 122,136"/>
    <ellipse class="body" cx="66" cy="154" rx="19" ry="25" transform="rotate(28 66 154)"/>
    <ellipse class="body" cx="134" cy="154" rx="19" ry="25" transform="rotate(-28 134 154)"/>
    <ellipse class="tint" cx="66" cy="154" rx="9" ry="14" transform="rotate(28 66 154)"/>
    <ellipse class="tint" cx="134" cy="154" rx="9" ry="14" transform="rotate(-28 134 154)"/>
    <circle class="solid" cx="100" cy="108" r="5"/>
    <path d="M116,52 L106,88 M84,52 L94,88"/>`,
  dryer: `
    <path class="body" d="M110,122 L100,170 Q99,178 107,178 H126 Q133,178 134,171 L142,120 Z"/>
    <path class="body" d="M124,44 L46,60 Q40,61 40,67 V107 Q40,113 46,114 L124,130 Z"/>
    <circle class="body" cx="124" cy="87" r="43"/>
    <circle class="tint" cx="124" cy="87" r="27"/>
    <path d="M112,74 H136 M108,87 H140 M112,100 H136"/>
    <path d="M56,62 V112"/>
    <path d="M28,70 Q20,66 14,70 M28,87 H10 M28,104 Q20,108 14,104"/>
    <path d="M114,146 L132,149"/>`,
  comb: `
    <g transform="rotate(-32 100 100)">
      ${teeth({ from: 32, to: 170, step: 9.2, top: 92, length: 44 })}
      <path class="body" d="M24,92 V76 Q24,58 42,58 H158 Q176,58 176,76 V92 Z"/>
      <path class="tint" d="M44,75 a6,6 0 1 1 12,0 a6,6 0 1 1 -12,0 M84,75 h72"/>
      <path d="M24,92 V136 M176,92 V136"/>
    </g>`,
  mirror: `
    <path class="body" d="M89,128 L86,170 Q86,184 100,184 Q114,184 114,170 L111,128 Z"/>
    <ellipse class="body" cx="100" cy="78" rx="52" ry="58"/>
    <ellipse class="tint" cx="100" cy="78" rx="39" ry="45"/>
    <path d="M78,78 L108,46 M86,96 L122,58"/>
    <circle class="solid" cx="100" cy="168" r="4"/>
    <path d="M92,150 H108"/>`,
};
