/** Drawings in a 200 × 200 box. */
export const doctor = {
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
};
