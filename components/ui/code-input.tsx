'use client';

import { OTPInput } from 'input-otp';
import type { ComponentProps } from 'react';
import { codeDigits } from '#contract/account-values.ts';
import { classes } from './classes.ts';

type CodeInputProps = Omit<
  ComponentProps<typeof OTPInput>,
  'maxLength' | 'pattern' | 'pasteTransformer' | 'render' | 'children'
>;

export function CodeInput(props: CodeInputProps) {
  const isInvalid = Boolean(props['aria-invalid']);
  return (
    <OTPInput
      {...props}
      maxLength={codeDigits}
      pattern="^[0-9]+$"
      pasteTransformer={(text) => text.replace(/[^0-9]/g, '')}
      autoComplete="one-time-code"
      pushPasswordManagerStrategy="none"
      noScriptCSSFallback={null}
      // dialog.tsx focuses the field with this attribute.
      data-autofocus={props.autoFocus || undefined}
      // Forced colours would show the input's text over the boxes.
      className="forced-color-adjust-none"
      containerClassName="flex w-full max-w-96 gap-2"
      render={({ slots }) => (
        <span aria-hidden className="contents">
          {slots.map(({ char, isActive }, i) => (
            <span
              key={i}
              className={classes(
                'flex h-13 min-w-0 flex-1 items-center justify-center tabular rounded-control border bg-surface text-lg font-semibold',
                isInvalid ? 'border-danger' : isActive ? 'border-brand' : 'border-line-strong',
                isActive && 'outline-2 outline-brand',
              )}
            >
              {char}
            </span>
          ))}
        </span>
      )}
    />
  );
}
