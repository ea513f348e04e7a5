/** Drawings in a 200 × 200 box; the comb is the salon's. */
export const barbershop = {
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
};
