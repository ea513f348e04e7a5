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
 * Stands in the page before its first button, and keeps what is done while the page's own script is still on its way,
 * which would be lost: the last press, and the fields that were typed in or ticked. It listens before React does,
 * which stops what it cannot answer yet.
 */
export const earlyInputScript =
  '(()=>{const listening=new AbortController,options={capture:true,signal:listening.signal},' +
  'fields=new Set,input=window.earlyInput={click:null,fields,listening};' +
  'addEventListener("click",event=>{input.click=event},options);' +
  'addEventListener("input",({target})=>fields.add(target),options)})()';

/** A field, with what the visitor put into it. */
type FilledField = { field: HTMLInputElement; value: string; checked: boolean };

let pressedButton: HTMLElement | null = null;
let filledFields: FilledField[] = [];

/** Keeps no more, and remembers how the fields were left: from now on the page answers, and may write in them. */
export function endEarlyInput(): void {
  const input = window.earlyInput;
  if (!input) return;
  input.listening.abort();
  const { click, fields } = input;
  // A press can be what made the page ready: then it is on its way to the page.
  const answered = click !== null && click.eventPhase !== Event.NONE;
  const pressed = click?.target instanceof Element ? click.target : null;
  // Links, forms and popovers need no script: a drawer that is open would be closed by a second press.
  const needsScript = 'button:not([type=submit],[popovertarget])';
  const button = pressed?.closest<HTMLElement>(needsScript) ?? null;
  pressedButton = answered ? null : button;
  filledFields = [...fields]
    .filter((field) => !answered || field !== pressed)
    .map((field) => ({ field, value: field.value, checked: field.checked }));
  delete window.earlyInput;
}

/** Does again, once, what was kept and can still be done. */
export function repeatEarlyInput(): void {
  for (const filled of filledFields) if (filled.field.isConnected) fillAgain(filled);
  if (pressedButton?.isConnected) pressedButton.click();
  filledFields = [];
  pressedButton = null;
}

/** React hears of a field only when it is other than React remembers: first changed, then as it was left. */
function fillAgain({ field, value, checked }: FilledField): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = '';
  // React watches the property of the field itself, not the one of its class.
  Reflect.set(Object(Object.getPrototypeOf(field)), 'value', value, field);
  // The first is for text, the second for a choice from a list.
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
