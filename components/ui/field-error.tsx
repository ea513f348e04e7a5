import { Icon } from './icon.tsx';

/** The sentence that says what is wrong with a control; nothing when nothing is. */
export function FieldError({ id, children }: { id: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-xs font-medium text-danger">
      <Icon name="circle-alert" size={16} className="mt-px" />
      {children}
    </p>
  );
}
