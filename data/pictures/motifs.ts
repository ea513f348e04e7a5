/** 200 × 200. Classes: `body` has the colour of the ground, `tint` a shade, `solid` ink. */
export const motifs = {
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
      <path d="M42,92 v44 M61,92 v44 M80,92 v44 M99,92 v44 M118,92 v44 M137,92 v44 M156,92 v44"/>
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
  razor: `
    <path class="body" d="M134,112 L58,36 Q44,24 40,40 Q40,58 52,70 L112,132 Z"/>
    <path class="tint" d="M58,36 Q44,24 40,40 Q40,58 52,70 L62,80 Q48,52 58,36 Z"/>
    <path class="body" d="M118,112 Q90,128 60,166 Q52,178 62,180 Q70,181 78,174 Q108,150 138,130 Q148,122 140,112 Q130,104 118,112 Z"/>
    <path d="M140,120 Q158,116 168,128 Q172,134 166,138"/>
    <circle class="solid" cx="127" cy="121" r="5"/>
    <path d="M76,162 L108,134"/>`,
  pole: `
    <rect class="body" x="74" y="58" width="52" height="88"/>
    <path class="tint" d="M74,80 L126,58 V76 L74,98 Z M74,116 L126,94 V112 L74,134 Z M102,146 L126,130 V146 Z"/>
    <rect class="body" x="66" y="44" width="68" height="14" rx="7"/>
    <rect class="body" x="66" y="146" width="68" height="14" rx="7"/>
    <path class="body" d="M78,44 Q78,26 100,26 Q122,26 122,44 Z"/>
    <path class="body" d="M78,160 H122 L112,180 H88 Z"/>
    <circle class="solid" cx="100" cy="19" r="6"/>`,
  chair: `
    <path class="body" d="M64,44 Q56,46 58,56 L68,112 Q70,120 78,119 L86,118 Q92,117 91,110 L80,52 Q78,42 70,43 Z"/>
    <rect class="tint" x="52" y="20" width="26" height="18" rx="8" transform="rotate(-9 65 29)"/>
    <path d="M66,38 L67,44"/>
    <rect class="body" x="68" y="112" width="84" height="22" rx="11"/>
    <path class="body" d="M84,82 H134 Q142,82 142,90 Q142,97 134,97 H87 Z"/>
    <path d="M132,97 V112 M148,132 L162,158 H178"/>
    <path class="body" d="M98,134 H122 V158 H98 Z"/>
    <path class="body" d="M66,178 Q72,158 110,158 Q148,158 154,178 Z"/>
    <path d="M98,146 H122"/>`,
  stethoscope: `
    <path d="M58,34 H50 Q44,34 44,42 V66 Q44,106 80,110 Q116,106 116,66 V42 Q116,34 110,34 H102" stroke-width="7"/>
    <path d="M80,110 V130 Q80,172 116,172 Q152,172 152,134 V116" stroke-width="7"/>
    <circle class="solid" cx="60" cy="34" r="6"/>
    <circle class="solid" cx="100" cy="34" r="6"/>
    <circle class="body" cx="152" cy="94" r="24"/>
    <circle class="tint" cx="152" cy="94" r="12"/>
    <path d="M66,122 H94"/>`,
  pulse: `
    <path class="body" d="M100,172 C36,130 22,94 32,66 C44,34 84,34 100,64 C116,34 156,34 168,66 C178,94 164,130 100,172 Z"/>
    <path class="tint" d="M46,72 Q52,52 72,52 Q54,60 50,86 Q44,82 46,72 Z" stroke="none"/>
    <path d="M20,104 H64 L78,78 L96,134 L112,90 L122,104 H180"/>
    <circle class="solid" cx="100" cy="152" r="4"/>`,
  cross: `
    <path class="body" d="M80,36 Q80,28 88,28 H112 Q120,28 120,36 V80 H164 Q172,80 172,88 V112 Q172,120 164,120 H120 V164 Q120,172 112,172 H88 Q80,172 80,164 V120 H36 Q28,120 28,112 V88 Q28,80 36,80 H80 Z"/>
    <path class="tint" d="M100,58 Q120,80 142,100 Q120,120 100,142 Q80,120 58,100 Q80,80 100,58 Z"/>
    <circle class="solid" cx="100" cy="100" r="6"/>
    <path d="M48,48 l10,10 M152,48 l-10,10 M48,152 l10,-10 M152,152 l-10,-10"/>`,
  drop: `
    <path class="body" d="M100,22 C132,70 152,92 152,124 A52,52 0 0 1 48,124 C48,92 68,70 100,22 Z"/>
    <path class="tint" d="M54,122 Q77,108 100,122 T146,122 Q148,166 100,168 Q52,166 54,122 Z" stroke="none"/>
    <path d="M52,122 Q76,108 100,122 T148,122"/>
    <path d="M100,134 V156 M89,145 H111 M78,84 Q68,98 66,106"/>`,
  bottle: `
    <path class="body" d="M88,20 H112 Q116,20 117,25 L122,94 H78 L83,25 Q84,20 88,20 Z"/>
    <rect class="body" x="82" y="94" width="36" height="14"/>
    <path class="body" d="M70,108 H130 Q148,108 148,126 V162 Q148,180 130,180 H70 Q52,180 52,162 V126 Q52,108 70,108 Z"/>
    <path class="tint" d="M52,138 Q76,126 100,138 T148,138 V162 Q148,180 130,180 H70 Q52,180 52,162 Z"/>
    <path d="M94,34 L90,78 M68,124 V130"/>`,
  hand: `
    <path class="body" d="M66,184 V160 Q38,136 28,112 Q24,100 34,97 Q42,95 50,106 L64,122 V64 Q64,54 73,54 Q82,54 82,64 V104 V40 Q82,30 91,30 Q100,30 100,40 V102 V36 Q100,26 109,26 Q118,26 118,36 V104 V52 Q118,42 127,42 Q136,42 136,52 V138 Q136,156 128,164 V184"/>
    <path class="tint" d="M68,66 Q68,58 73,58 Q78,58 78,66 V72 H68 Z M86,42 Q86,34 91,34 Q96,34 96,42 V49 H86 Z M104,38 Q104,30 109,30 Q114,30 114,38 V45 H104 Z M122,54 Q122,46 127,46 Q132,46 132,54 V60 H122 Z"/>
    <path d="M60,184 H134"/>
    <path d="M160,60 v16 M152,68 h16 M168,96 v10 M163,101 h10"/>`,
  file: `
    <g transform="rotate(-42 100 100)">
      <rect class="body" x="10" y="80" width="180" height="40" rx="20"/>
      <path class="tint" d="M66,80 H170 Q190,80 190,100 Q190,120 170,120 H66 Z"/>
      <path d="M84,92 l8,16 M102,92 l8,16 M120,92 l8,16 M138,92 l8,16 M156,92 l8,16"/>
      <circle class="solid" cx="34" cy="100" r="6"/>
    </g>
    <path d="M52,40 v20 M42,50 h20 M150,140 v16 M142,148 h16"/>`,
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
  lotus: `
    <path class="body" d="M100,142 Q46,146 18,104 Q58,88 100,142 Z"/>
    <path class="body" d="M100,142 Q154,146 182,104 Q142,88 100,142 Z"/>
    <path class="body" d="M100,142 Q52,124 46,64 Q88,78 100,142 Z"/>
    <path class="body" d="M100,142 Q148,124 154,64 Q112,78 100,142 Z"/>
    <path class="tint" d="M100,142 Q66,94 100,38 Q134,94 100,142 Z"/>
    <path d="M100,128 V86 M40,158 Q60,148 80,158 T120,158 T160,158 M66,174 Q83,166 100,174 T134,174"/>`,
  candle: `
    <path class="tint" d="M100,18 C122,46 122,66 100,74 C78,66 78,46 100,18 Z"/>
    <path d="M100,88 V60"/>
    <path class="body" d="M70,96 Q70,86 82,86 H118 Q130,86 130,96 V164 H70 Z"/>
    <path d="M70,102 Q76,122 84,104 Q90,98 94,112 Q100,132 106,110 Q112,98 130,104"/>
    <path class="body" d="M42,164 H158 Q152,184 130,184 H70 Q48,184 42,164 Z"/>
    <path d="M56,44 l-12,-8 M144,44 l12,-8 M52,66 h-14 M148,66 h14"/>`,
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

export type Motif = keyof typeof motifs;
