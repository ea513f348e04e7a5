/** With these a visitor could impersonate Next or our code. */
export const impersonatingHeaders = [
  'x-nonce',
  'x-user.*',
  'x-middleware-.*',
  'next-resume',
  'content-security-policy.*',
];

export function headerNames(patterns: readonly string[]): RegExp {
  return new RegExp(`^(${patterns.join('|')})$`);
}
