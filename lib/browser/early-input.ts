declare global {
  interface Window {
    earlyInput?: {
      click: Event | null;
      fields: Set<HTMLInputElement>;
      listening: AbortController;
    };
  }
}

/**
 * Inline script placed before the first button. Records input that arrives before hydration, which would be
 * lost: the last press and the fields that were changed. Registered before React's listeners, which stop
 * events they cannot handle yet.
 */
export const earlyInputScript =
  '(()=>{const listening=new AbortController,options={capture:true,signal:listening.signal},' +
  'fields=new Set,input=window.earlyInput={click:null,fields,listening};' +
  'addEventListener("click",event=>{input.click=event},options);' +
  'addEventListener("input",({target})=>fields.add(target),options)})()';

type FilledField = { field: HTMLInputElement; value: string; checked: boolean };

let pressedButton: HTMLElement | null = null;
let filledFields: FilledField[] = [];

/** Stops recording and snapshots the fields, because from now on the page may write to them. */
export function endEarlyInput(): void {
  const input = window.earlyInput;
  if (!input) return;
  input.listening.abort();
  const { click, fields } = input;
  const answered = click !== null && click.eventPhase !== Event.NONE;
  const pressed = click?.target instanceof Element ? click.target : null;
  // Links, forms and popovers work without script. Repeating the press would close an open drawer.
  const needsScript = 'button:not([type=submit],[popovertarget])';
  const button = pressed?.closest<HTMLElement>(needsScript) ?? null;
  pressedButton = answered ? null : button;
  filledFields = [...fields]
    .filter((field) => !answered || field !== pressed)
    .map((field) => ({ field, value: field.value, checked: field.checked }));
  delete window.earlyInput;
}

export function repeatEarlyInput(): void {
  for (const filled of filledFields) if (filled.field.isConnected) fillAgain(filled);
  if (pressedButton?.isConnected) pressedButton.click();
  filledFields = [];
  pressedButton = null;
}

/** React ignores an input event whose value equals its tracked value, so reset the tracked value first. */
function fillAgain({ field, value, checked }: FilledField): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  // React tracks the property of the element itself, not of its class.
  Reflect.set(Object(Object.getPrototypeOf(field)), 'value', value, field);
  // `input` for text fields, `change` for selects.
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
