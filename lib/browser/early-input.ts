declare global {
  interface Window {
    earlyInput?: {
      click: Event | null;
      fields: Set<HTMLInputElement>;
      listening: AbortController;
    };
  }
}

/** Records input and the last click, which React would lose before hydration. */
export const earlyInputScript =
  '(()=>{const listening=new AbortController,options={capture:true,signal:listening.signal},' +
  'fields=new Set,input=window.earlyInput={click:null,fields,listening};' +
  'addEventListener("click",event=>{input.click=event},options);' +
  'addEventListener("input",({target})=>fields.add(target),options)})()';

type FilledField = { field: HTMLInputElement; value: string; checked: boolean };

let pressedButton: HTMLElement | null = null;
let filledFields: FilledField[] = [];

/** Stops recording. Call before the page writes to the fields. */
export function endEarlyInput(): void {
  const input = window.earlyInput;
  if (!input) return;
  input.listening.abort();
  const { click, fields } = input;
  const handled = click !== null && click.eventPhase !== Event.NONE;
  const pressed = click?.target instanceof Element ? click.target : null;
  // Excludes buttons that work without script. A repeated press would close an open drawer.
  const needsScript = 'button:not([type=submit],[popovertarget])';
  const button = pressed?.closest<HTMLElement>(needsScript) ?? null;
  pressedButton = handled ? null : button;
  filledFields = [...fields]
    .filter((field) => !handled || field !== pressed)
    .map((field) => ({ field, value: field.value, checked: field.checked }));
  delete window.earlyInput;
}

export function repeatEarlyInput(): void {
  for (const filled of filledFields) if (filled.field.isConnected) fillAgain(filled);
  if (pressedButton?.isConnected) pressedButton.click();
  filledFields = [];
  pressedButton = null;
}

/** React ignores an input event whose value equals its tracked value. */
function fillAgain({ field, value, checked }: FilledField): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  // The prototype's setter bypasses the tracker that React puts on the element.
  Reflect.set(Object(Object.getPrototypeOf(field)), 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
