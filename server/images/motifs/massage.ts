/** Drawings in a 200 × 200 box; spa and massage share the stones. */
export const massage = {
  hands: `
    <path class="body" d="M96,182 Q52,176 38,132 L24,84 Q20,72 30,70 Q39,69 43,80 L56,112 Q50,84 46,58 Q45,46 54,46 Q62,46 65,58 L78,108 Q84,128 96,140 Z"/>
    <path class="body" d="M104,182 Q148,176 162,132 L176,84 Q180,72 170,70 Q161,69 157,80 L144,112 Q150,84 154,58 Q155,46 146,46 Q138,46 135,58 L122,108 Q116,128 104,140 Z"/>
    <path class="tint" d="M100,34 C116,56 124,66 124,80 A24,24 0 0 1 76,80 C76,66 84,56 100,34 Z"/>
    <path d="M90,84 Q91,92 98,94"/>
    <path d="M58,116 Q64,136 76,146 M142,116 Q136,136 124,146"/>`,
  oil: `
    <rect class="tint" x="80" y="20" width="40" height="26" rx="6"/>
    <rect class="body" x="86" y="46" width="28" height="28"/>
    <path class="body" d="M86,74 Q48,88 48,126 V160 Q48,180 68,180 H132 Q152,180 152,160 V126 Q152,88 114,74 Z"/>
    <circle class="tint" cx="100" cy="132" r="30"/>
    <path class="body" d="M100,154 Q78,134 100,110 Q122,134 100,154 Z"/>
    <path d="M100,162 V124 M100,140 l8,-8 M100,146 l-8,-8"/>`,
  stones: `
    <ellipse class="body" cx="100" cy="160" rx="68" ry="21"/>
    <ellipse class="tint" cx="97" cy="124" rx="51" ry="19"/>
    <ellipse class="body" cx="103" cy="92" rx="36" ry="16"/>
    <path d="M102,76 Q100,54 104,36"/>
    <path class="tint" d="M104,42 Q122,18 146,24 Q136,48 104,42 Z"/>
    <path class="body" d="M102,60 Q80,52 70,32 Q96,32 102,60 Z"/>
    <path d="M54,158 Q62,166 80,169"/>`,
};
