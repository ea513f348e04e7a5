import { expect, it } from 'vitest';
import { jsonLd } from './json-ld.tsx';

it.each(['</script><script>alert(1)</script>', '<!-- <script>', 'Tuns & frezat'])(
  'keeps %j inside the script element and gives it back unchanged',
  (name) => {
    const text = jsonLd({ '@type': 'LocalBusiness', name });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ '@type': 'LocalBusiness', name });
  },
);
